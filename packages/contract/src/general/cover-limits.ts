/** Ids of the covers: what a page asks for. Any other page is the owners'. */
export const coverIds = { home: 1, tenants: 2, owners: 3 } as const

/** Of a cover's text, in characters. */
export const maxCoverText = 300
