import { adminListLimit, type ListAnswer } from '@metrolibre/contract'
import type { SortType } from './cursor.ts'
import { entriesOf, requireCursor } from './page-repository.ts'

interface Keyed {
  readonly id: string
  /** What the rows are sorted by, as text. */
  readonly key: string
}

interface Asked {
  readonly sort: string
  readonly order: 'asc' | 'desc'
  readonly type: SortType
  readonly compare: (one: Keyed, other: Keyed) => number
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

/**
 * Returns one page of rows that are all known, because what they are sorted by is not in the database. Its cursors are
 * like those of `pageOfList`: rows that are added meanwhile shift nothing.
 * @throws AppError validation when the cursor is not valid for this sort and order
 */
export function pageOfRows<Row extends Keyed>(
  rows: readonly Row[],
  { sort, order, type, compare, cursor: text, limit: size = adminListLimit }: Asked,
): { rows: Row[]; entries: ListAnswer } {
  const cursor = requireCursor(text, { sort, order, type })
  const at = cursor && { id: cursor.id, key: cursor.value }
  const inOrder = (one: Keyed, other: Keyed) => (order === 'asc' ? 1 : -1) * compare(one, other)
  const sorted = rows.toSorted(inOrder)
  const backward = cursor?.direction === 'before'
  const within = at
    ? sorted.filter((row) => (backward ? inOrder(row, at) < 0 : inOrder(row, at) > 0))
    : sorted
  const page = backward ? within.slice(-size) : within.slice(0, size)
  const hasMore = within.length > page.length
  return {
    rows: page,
    entries: entriesOf({ rows: page, hasMore, size, total: rows.length, sort, order, cursor }),
  }
}
