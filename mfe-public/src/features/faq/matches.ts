const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether a text holds every word somebody typed, whatever its accents and capitals. */
export const matches = (text: string, typed: string): boolean => {
  const plain = bare(text)
  return bare(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
