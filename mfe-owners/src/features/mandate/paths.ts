/** The public check of a document by its hash. */
export const checkPath = (hash: string): string => `/contrato/${hash}`
