import type { StandInDatabase } from '../../database.ts'
import { noSuchParam, StripeError } from '../wire/errors.ts'
import type { FormRecord } from '../../form.ts'
import { integer, type Reader, required, shape, textParam } from '../wire/params.ts'
import type { StoredKind } from './store.ts'
import type { StripeObject } from './types.ts'

/** The parameters of every list. `created` is an instant in seconds, or bounds for one. */
export const pageParams = {
  limit: integer,
  starting_after: textParam,
  ending_before: textParam,
  created: createdReader,
} as const

interface Bounds {
  gt?: number | undefined
  gte?: number | undefined
  lt?: number | undefined
  lte?: number | undefined
}

function createdReader(value: string | FormRecord | undefined, path: string): Bounds | undefined {
  if (typeof value !== 'string')
    return shape({ gt: integer, gte: integer, lt: integer, lte: integer })(value, path)
  const exact = required(integer as Reader<number | undefined>)(value, path)
  return { gte: exact, lte: exact }
}

export interface PageRequest {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
  created?: Bounds | undefined
}

/** Fields of the body that must equal a value, or one of several. Undefined values do not filter. */
export type Filters = Record<string, string | boolean | readonly string[] | undefined>

export interface Page {
  object: 'list'
  url: string
  has_more: boolean
  data: StripeObject[]
}

const operators = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

/**
 * Returns a page, newest first. With `ending_before` it is the page just before that object, also newest
 * first, and `has_more` says whether there are newer ones; otherwise it says whether there are older ones.
 */
export function listPage(
  database: StandInDatabase,
  kind: StoredKind,
  url: string,
  request: PageRequest,
  filters: Filters = {},
): Page {
  const limit = pageSize(request)
  const backwards = request.ending_before !== undefined
  const where = ['kind = ?']
  const values: (string | number)[] = [kind]
  for (const [field, value] of Object.entries(filters)) {
    if (value === undefined) continue
    const allowed = Array.isArray(value)
      ? (value as string[])
      : [typeof value === 'boolean' ? Number(value) : (value as string)]
    where.push(`body ->> '${field}' IN (${allowed.map(() => '?').join(', ')})`)
    values.push(...allowed)
  }
  for (const [bound, operator] of Object.entries(operators)) {
    const second = request.created?.[bound as keyof Bounds]
    if (second === undefined) continue
    where.push(`created ${operator} ?`)
    values.push(second)
  }
  const cursor = cursorOf(database, kind, request)
  if (cursor !== undefined) {
    where.push(`(created, seq) ${backwards ? '>' : '<'} (?, ?)`)
    values.push(cursor.created, cursor.seq)
  }
  const order = backwards ? 'ASC' : 'DESC'
  const rows = database.sqlite
    .prepare(
      `SELECT body FROM objects WHERE ${where.join(' AND ')} ORDER BY created ${order}, seq ${order} LIMIT ?`,
    )
    .all(...values, limit + 1)
  const data = rows.slice(0, limit).map((row) => JSON.parse(row['body'] as string) as StripeObject)
  return { object: 'list', url, has_more: rows.length > limit, data: backwards ? data.reverse() : data }
}

function pageSize({ limit = 10, starting_after, ending_before }: PageRequest) {
  if (limit < 1 || limit > 100) {
    throw new StripeError('This value must be between 1 and 100 (inclusive).', { param: 'limit' })
  }
  if (starting_after !== undefined && ending_before !== undefined) {
    throw new StripeError('Only one of starting_after and ending_before can be given.', {
      param: 'starting_after',
    })
  }
  return limit
}

function cursorOf(
  database: StandInDatabase,
  kind: StoredKind,
  { starting_after, ending_before }: PageRequest,
) {
  const id = starting_after ?? ending_before
  if (id === undefined) return undefined
  const row = database.sqlite
    .prepare('SELECT created, seq FROM objects WHERE id = ? AND kind = ?')
    .get(id, kind)
  if (row === undefined)
    throw noSuchParam(kind, id, starting_after === undefined ? 'ending_before' : 'starting_after')
  return row as { created: number; seq: number }
}
