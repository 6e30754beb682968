/** A name without accents, capitals, punctuation and spare spaces. */
const bare = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Tells whether two names are the same, however they were typed. Who rents under their own name is a natural person, whom
 * documents don't call represented (RULES.md §6.31).
 */
export const isSameName = (one: string, other: string): boolean => bare(one) === bare(other)
