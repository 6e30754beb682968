/** The list of the user's own properties. */
export const minePath = '/profile/main?tab=properties'

/** The public check of a document by its hash. */
export const checkPath = (hash: string): string => `/contrato/${hash}`
