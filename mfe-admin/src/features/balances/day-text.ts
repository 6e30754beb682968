/** Writes a day (`YYYY-MM-DD`, without a time zone) as `23/11/2026`. */
export const dayText = (day: string): string => day.split('-').toReversed().join('/')
