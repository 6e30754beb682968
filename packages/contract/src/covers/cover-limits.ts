/** The ids of the covers by page. Every other page uses the one for owners. */
export const coverIds = { home: 1, tenants: 2, owners: 3 } as const

/** The longest text of a cover, in characters. */
export const maxCoverText = 300
