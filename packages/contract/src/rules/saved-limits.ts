/** How many favourites a person can have, on a device and with an account (RULES.md §3.82). */
export const maxFavourites = 100
/** How many searches a person can save, on a device and with an account (RULES.md §3.85). */
export const maxSavedSearches = 20
/** The longest name of a saved search, in characters. */
export const maxSearchName = 60
