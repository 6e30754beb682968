const dayMs = 86_400_000

/** The time for which the demo is made. All its dates are relative to it. */
export interface Moment {
  readonly now: Date
  /** `YYYY-MM-DD` in Santiago. */
  readonly today: string
}

export const momentOf = (now: Date): Moment => ({
  now,
  today: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' }).format(now),
})

/** Returns the instant `days` days ago, which may be a fraction. */
export const daysAgo = ({ now }: Moment, days: number): Date => new Date(now.getTime() - days * dayMs)

export const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000)
