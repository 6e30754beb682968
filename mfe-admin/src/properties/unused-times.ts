/** The names of how long a place was not used, by what is stored. */
export const unusedTimes = { '1-3': 'weeks', '3-6': 'months', '6-12': 'half', '12+': 'year' } as const
