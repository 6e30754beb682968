import type { Row, Sql } from 'postgres'
import type { Keyring } from '../../platform/identity-numbers/keyring.ts'
import { mapNumbers } from '../../platform/identity-numbers/numbers-within.ts'

interface Place {
  readonly table: string
  /** What sorts before all ids of the table. */
  readonly start: string
  readonly texts?: readonly string[]
  /** Columns whose numbers are found as a whole. */
  readonly areFound?: true
  readonly forms?: readonly string[]
}

const noId = '00000000-0000-0000-0000-000000000000'

/** Every place where identity numbers are stored. */
const places: readonly Place[] = [
  { table: 'users', start: noId, texts: ['identity_card', 'rut'], areFound: true },
  { table: 'reservations', start: noId, forms: ['contract_data'] },
  { table: 'contracts', start: noId, texts: ['signer_document'], forms: ['data'] },
  { table: 'payout_accounts', start: noId, texts: ['number', 'holder_document'] },
  { table: 'admin_filters', start: noId, texts: ['query'] },
  { table: 'user_sheets', start: noId, forms: ['filter'] },
  { table: 'bulk_actions', start: noId, forms: ['filter'] },
  { table: 'audit_log', start: '0', forms: ['before', 'after'] },
]

const batch = 500

/**
 * Stores every number that is readable, or sealed with an older key, as it would be stored today; a number that was changed
 * meanwhile is left to the next run. Returns how many rows changed, by table.
 */
export async function renewNumbers(sql: Sql, keyring: Keyring): Promise<Record<string, number>> {
  const changed: Record<string, number> = {}
  for (const place of places) changed[place.table] = await renewIn(sql, place, keyring)
  return changed
}

async function renewIn(sql: Sql, place: Place, keyring: Keyring): Promise<number> {
  const { table, start, texts = [], forms = [] } = place
  const kept = sql.unsafe([...texts, ...forms].map((column) => `"${column}" is not null`).join(' or '))
  let [last, count] = [start, 0]
  for (;;) {
    const rows = await sql<Array<Row & { key: string }>>`
      select id::text as key, ${sql([...texts, ...forms])} from ${sql(table)}
      where id > ${last} and (${kept}) order by id limit ${batch}`
    for (const row of rows) {
      // One statement for each row locks nothing for long.
      if (await renewRow(sql, place, row, keyring)) count += 1
      last = row.key
    }
    if (rows.length < batch) return count
  }
}

async function renewRow(
  sql: Sql,
  { table, areFound, texts = [], forms = [] }: Place,
  row: Row & { key: string },
  keyring: Keyring,
): Promise<boolean> {
  const renewed: Array<[column: string, old: string, now: string]> = []
  for (const column of texts) {
    const old = row[column] as string | null
    if (old === null) continue
    const now = keyring.renew(`${table}.${column}`, old, areFound)
    if (now !== old) renewed.push([column, old, now])
  }
  for (const column of forms) {
    const old = JSON.stringify(row[column])
    const now = JSON.stringify(
      mapNumbers(row[column], (number) => keyring.renew(`${table}.${column}`, number)),
    )
    if (now !== old) renewed.push([column, old, now])
  }
  if (renewed.length === 0) return false
  const same = renewed.map(([column, old]) => sql`${sql(column)} = ${old}`)
  const values = Object.fromEntries(renewed.map(([column, , now]) => [column, now]))
  const { count } = await sql`update ${sql(table)} set ${sql(values)}
    where id = ${row.key} and ${same.reduce((all, one) => sql`${all} and ${one}`)}`
  return count > 0
}
