/**
 * Inserts lines at the end of the list or object whose opening, such as `routes: [`, ends a line, as the
 * formatter leaves it. The closing bracket is the first one with the same indentation, or follows at once when
 * the list is empty.
 * @throws Error when the text has no such opening
 */
export function insertInto(text: string, opening: string, lines: string): string {
  const rows = text.split('\n').flatMap((row) => unfolded(row, opening))
  const start = rows.findIndex((row) => row.trimEnd().endsWith(opening))
  const depth = /^ */.exec(rows[start] ?? '')![0]
  const end = rows.findIndex((row, index) => index > start && new RegExp(`^${depth}[\\]})]`).test(row))
  if (start < 0 || end < 0) throw new Error(`Found no "${opening}" to add lines to.`)
  return rows.toSpliced(end, 0, lines).join('\n')
}

/** Appends keys to a JSON catalogue, whose order is the order in which its texts were written. */
export const insertTexts = (text: string, texts: Readonly<Record<string, string>>): string =>
  `${JSON.stringify({ ...(JSON.parse(text) as object), ...texts }, null, 2)}\n`

/** Splits a row with an empty list, such as `routes: [],`, into the rows of its brackets. */
function unfolded(row: string, opening: string): string[] {
  const end = row.indexOf(opening) + opening.length
  const isEmpty = row.includes(opening) && /^[\]})],?$/.test(row.slice(end).trim())
  return isEmpty ? [row.slice(0, end), /^ */.exec(row)![0] + row.slice(end).trim()] : [row]
}
