const dayMs = 86_400_000

/** The day the demo is made for: all its dates are relative to it. */
export interface Moment {
  readonly now: Date
  /** `YYYY-MM-DD` in Chile's capital. */
  readonly today: string
}

export const momentOf = (now: Date): Moment => ({
  now,
  today: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' }).format(now),
})

/** The instant so many days ago, with fractions of days. */
export const daysAgo = ({ now }: Moment, days: number): Date => new Date(now.getTime() - days * dayMs)

export const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000)
