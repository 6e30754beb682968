/**
 * Reads a day as people type it, such as `17/4/1991`, `17-04-1991` or `17041991`, and returns it as `YYYY-MM-DD`. Both countries
 * write the day first. Any other text, such as a day in the other form, is returned as it is; whether it is a day is not checked.
 */
export const readTypedDay = (text: string): string => {
  const typed = text.trim()
  const found =
    /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed)
  if (!found) return typed
  const [, day = '', month = '', year = ''] = found
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Writes `YYYY-MM-DD` as both countries type it: `17/04/1991`. Any other text is returned as it is. */
export const writeTypedDay = (day: string): string => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
