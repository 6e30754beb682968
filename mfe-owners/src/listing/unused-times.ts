/** The names of the texts that say for how long a property has not been used. */
export const unusedTimes = { '1-3': 'weeks', '3-6': 'months', '6-12': 'half', '12+': 'year' } as const
