/** A character that one sees: no space, no control character, no mark of direction, nothing of zero width. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/u

/**
 * Returns a text without the spaces and invisible characters at its ends, such as those that come along when somebody
 * copies an address from a page or a mail.
 */
export const trimInvisible = (text: string): string => {
  const characters = Array.from(text)
  const isVisible = (character: string) => visible.test(character)
  const first = characters.findIndex(isVisible)
  return first < 0 ? '' : characters.slice(first, characters.findLastIndex(isVisible) + 1).join('')
}
