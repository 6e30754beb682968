/**
 * What an address is made of, from the small to the large, in one line; what is not known is left out, and a comuna that
 * is named like its city is named once.
 */
export const addressLine = (...parts: readonly (string | null | undefined)[]): string =>
  [...new Set(parts.filter(Boolean))].join(', ')
