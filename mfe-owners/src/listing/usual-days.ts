/** On which day after a property was entered its visit and its offer usually come. */
export const usualDays = { visit: 4, offer: 6 } as const
