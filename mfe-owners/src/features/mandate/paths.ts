/** The list of the user's own properties. */
export const minePath = '/my-locations/locations'

/** The public check of a document by its hash. */
export const checkPath = (hash: string): string => `/contrato/${hash}`
