import type { PropertyType, RentalMode, SearchType } from '@metrolibre/contract'
import type { Sql } from 'postgres'
import type { CardRow } from '../card.ts'
import type { SearchStatement } from './statement.ts'

export interface FoundRow extends CardRow {
  /** The keys of the row's position (see `orders`), joined by `keySeparator`. */
  readonly keys: string
}

export interface KeptCount {
  readonly type: PropertyType
  readonly rental_mode: RentalMode
  readonly total: number
}

export const runStatement = <Row extends object>(
  sql: Sql,
  { text, parameters, planned }: SearchStatement,
): Promise<Row[]> => {
  // By itself the driver never prepares a text without parameters, like that of the very first page.
  const options = { prepare: planned === undefined, simple: false }
  return sql.unsafe<Row[]>(text, [...parameters], options)
}

export const findPage = (sql: Sql, statement: SearchStatement) => runStatement<FoundRow>(sql, statement)

export const readKeptCounts = (sql: Sql, statement: SearchStatement) =>
  runStatement<KeptCount>(sql, statement)

type Found = Record<SearchType | 'total', number>

/** Returns a page, the total and the counts of kinds (see `collectStatement`). */
export const collectPage = async (sql: Sql, statement: SearchStatement) => {
  const rows = await runStatement<FoundRow & Found>(sql, statement)
  const { total, room, entire, galpon, terreno, hours } = rows[0]!
  return {
    total,
    kinds: { room, entire, galpon, terreno, hours },
    rows: rows.filter(({ id }) => id !== null),
  }
}

/** Returns what so many properties are found by, a random part of all. */
export const readSampledTexts = async (sql: Sql, limit: number): Promise<string[]> => {
  const rows = await sql<{ search: string }[]>`
    select search from properties where listed and id < '04000000-0000-0000-0000-000000000000' order by id limit ${limit}`
  return rows.map(({ search }) => search)
}

/** Returns the planner's estimated cost of a statement. One unit is a page read sequentially from disk. */
export const planCostOf = async (sql: Sql, { text, ...statement }: SearchStatement): Promise<number> => {
  const explain = { ...statement, text: `explain (format json) ${text}` }
  const [row] = await runStatement<{ 'QUERY PLAN': [{ Plan: { 'Total Cost': number } }] }>(sql, explain)
  return row!['QUERY PLAN'][0].Plan['Total Cost']
}
