import { exactTotalLimit, type ListAnswer } from '@metrolibre/contract'

/** Reads all pages of a list, up to the number to which totals are exact. */
export const collectRows = async <Row, Answer extends ListAnswer>(
  readPage: (cursor: string | undefined) => Promise<Answer>,
  rowsOf: (answer: Answer) => readonly Row[],
): Promise<Row[]> => {
  const found: Row[] = []
  let cursor: string | undefined
  do {
    const page = await readPage(cursor)
    found.push(...rowsOf(page))
    cursor = page.nextCursor ?? undefined
  } while (cursor && found.length < exactTotalLimit)
  return found
}
