let collator: Intl.Collator | undefined

/**
 * Compares two texts for a list that is sorted by what it shows (RULES.md §1.12, §1.13), in pages of both languages and
 * in the API. The collation `spanish` of the database gives the same order.
 */
export const compareTexts = (one: string, other: string): number =>
  (collator ??= new Intl.Collator('es', { numeric: true })).compare(one, other)
