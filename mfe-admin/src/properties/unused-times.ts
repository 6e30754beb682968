/** How long a place has been unused, in months, with the names of the texts. */
export const unusedTimes = { '1-3': 'weeks', '3-6': 'months', '6-12': 'half', '12+': 'year' } as const
