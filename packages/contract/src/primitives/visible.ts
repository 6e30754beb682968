/** A character that one sees: no space, no control character, no mark of direction, nothing of zero width. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/u

/**
 * Returns a text without the spaces and invisible characters at its ends, such as those that come along when somebody
 * copies an address from a page or a mail.
 */
export const trimInvisible = (text: string): string => {
  let [start, end] = [0, text.length]
  for (const character of text) {
    if (visible.test(character)) break
    start += character.length
  }
  while (end > start) {
    const half = text.charCodeAt(end - 1)
    const isPair = half >= 0xdc00 && half <= 0xdfff && text.codePointAt(end - 2)! > 0xffff
    const size = isPair ? 2 : 1
    if (visible.test(text.slice(end - size, end))) break
    end -= size
  }
  return text.slice(start, end)
}
