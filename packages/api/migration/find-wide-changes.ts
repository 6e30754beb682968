import type { TransactionSql } from 'postgres'
import { oneAtATime } from './one-at-a-time.ts'

/** What is read of a plan as `explain (format json)` writes it. */
interface Node {
  readonly 'Node Type': string
  readonly Operation?: 'Insert' | 'Update' | 'Delete' | 'Merge'
  readonly 'Conflict Resolution'?: string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Node[]
}

/** How many values name one row, by the name of a unique index. */
type UniqueIndexes = ReadonlyMap<string, number>

/** Ways through a whole table that an empty one would be given first. Without them, an index is taken wherever one serves. */
const wideWays = ['enable_seqscan', 'enable_bitmapscan', 'enable_hashjoin', 'enable_mergejoin']

const isChange = /^(update|delete|merge|insert|with)\b/i
const changesInside = /^do\b.*\b(update|delete|merge)\b/is

/**
 * Returns the tables of `known` in which a statement changes or deletes rows while it reads any table otherwise than by a
 * unique key: with many rows, anybody who writes to one of them waits until all are done. Asks for the statement's plan and does
 * not run it. Of a DO block, whose plan can't be had, the word is enough.
 */
export async function findWideChanges(
  transaction: TransactionSql,
  statement: string,
  known: ReadonlySet<string>,
): Promise<string[]> {
  const text = statement.replace(/^(\s|--.*|\/\*[^]*?\*\/)*/, '')
  if (changesInside.test(text)) return ['a table in a DO block']
  if (!isChange.test(text)) return []
  const unique = await uniqueIndexes(transaction)
  await allowWideWays(transaction, 'off')
  const [row] = await transaction.unsafe<{ 'QUERY PLAN': [{ Plan: Node }] }[]>(
    `explain (format json, costs off) ${text}`,
    [],
    oneAtATime,
  )
  await allowWideWays(transaction, 'on')
  const changes = below(row!['QUERY PLAN'][0].Plan).filter(
    (node) => changesRows(node) && known.has(node['Relation Name'] ?? ''),
  )
  return changes
    .filter((change) => below(change).some((node) => readsWidely(node, unique)))
    .map((change) => `"${change['Relation Name']}"`)
}

const below = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(below)]

const changesRows = ({ Operation, 'Conflict Resolution': conflict }: Node): boolean =>
  Operation !== undefined && (Operation !== 'Insert' || conflict === 'UPDATE')

/** Whether a part of a plan reads rows of a table that it does not name by a value for each part of a unique key. */
function readsWidely(node: Node, unique: UniqueIndexes): boolean {
  if (node.Operation !== undefined || node['Relation Name'] === undefined) return false
  const values = (node['Index Cond'] ?? '').replace(/'([^']|'')*'/g, '').split(' = ').length - 1
  return values < (unique.get(node['Index Name'] ?? '') ?? Infinity)
}

async function uniqueIndexes(transaction: TransactionSql): Promise<UniqueIndexes> {
  const rows = await transaction<{ name: string; values: number }[]>`
    select relname as name, indnkeyatts::int as values from pg_index join pg_class on pg_class.oid = indexrelid
    where indisunique`
  return new Map(rows.map(({ name, values }) => [name, values]))
}

async function allowWideWays(transaction: TransactionSql, value: 'on' | 'off'): Promise<void> {
  for (const way of wideWays) await transaction`select set_config(${way}, ${value}, true)`
}
