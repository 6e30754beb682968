const second = 1000
const minute = 60 * second

/** How long an answer may be shown before it is fetched again, in milliseconds. */
export const staleTimes = {
  /** Texts, covers, zones, exchange factors. */
  reference: 30 * minute,
  /** Search and property pages. */
  catalogue: minute,
  /** Calendars, which others may change by booking. */
  calendar: 15 * second,
  /** Data that the user can change in another tab. */
  own: 10 * second,
  /** Always fetched again. */
  live: 0,
} as const
