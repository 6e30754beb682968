/**
 * Joins the parts of an address, from small to large, on one line. Unknown parts are left out, and a comuna
 * with the same name as its city is named once.
 */
export const addressLine = (...parts: readonly (string | null | undefined)[]): string =>
  [...new Set(parts.filter(Boolean))].join(', ')
