/** Letters that the script face has beside those that are left without their accents. */
const written = /^[A-Za-zßæÆøØðÐþÞıŒœ0-9 .,'’‘`´·&()-]+$/u

/**
 * Tells whether a typed name can be a signature: at least two letters, and nothing that the script face can't show.
 * Accents that it lacks are left out on paper, so "Ülő" is valid and "Иван" is not (RULES.md §6).
 */
export const isTypedName = (name: string): boolean => {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return written.test(letters) && (letters.match(/\p{L}/gu)?.length ?? 0) >= 2
}
