import type { PropertyType } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import type { CardRow } from '../card.ts'
import type { Statement } from './statement.ts'

export interface FoundRow extends CardRow {
  /** Position in the order, see `orders`; its parts joined by `keySeparator`. */
  readonly keys: string
}

export interface KeptCount {
  readonly type: PropertyType
  readonly rental_mode: 'month' | 'hour'
  readonly total: number
}

const run = <Row extends object>(sql: Sql, { text, parameters }: Statement): Promise<Row[]> =>
  sql.unsafe<Row[]>(text, parameters as never[], { prepare: true })

export const findPage = (sql: Sql, statement: Statement) => run<FoundRow>(sql, statement)

export const readKeptCounts = (sql: Sql, statement: Statement) => run<KeptCount>(sql, statement)

export const countMatches = async (sql: Sql, statement: Statement): Promise<number> => {
  const [row] = await run<{ total: number }>(sql, statement)
  return row?.total ?? 0
}
