const second = 1000
const minute = 60 * second

/** How long an answer may be shown before it is asked for again, in milliseconds. */
export const staleTimes = {
  /** Texts, covers, zones, exchange factors. */
  reference: 30 * minute,
  /** Search and property pages. */
  catalogue: minute,
  /** Calendars: others book meanwhile. */
  calendar: 15 * second,
  /** What the user can change from another tab. */
  own: 10 * second,
  /** Always asked for anew. */
  live: 0,
} as const
