const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether a text contains every typed word, ignoring accents and capitals. */
export const matchesQuestion = (text: string, typed: string): boolean => {
  const plain = bare(text)
  return bare(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
