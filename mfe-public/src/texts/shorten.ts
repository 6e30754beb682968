const longestDescription = 160

/** Returns the beginning of a text, as long as search engines show it, without half a word at its end. */
export const shorten = (text: string): string =>
  text.length <= longestDescription
    ? text
    : `${text.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`
