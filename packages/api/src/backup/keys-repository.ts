import type { Sql } from 'postgres'

/** The ids of the keys that are needed to read a database's identity numbers. None before there were such keys. */
export async function keysNeeded(sql: Sql): Promise<string[]> {
  const [table] = await sql<[{ isThere: boolean }]>`
    select to_regclass('public.identity_keys') is not null as "isThere"`
  if (!table.isThere) return []
  const rows = await sql<{ id: string }[]>`
    select id from identity_keys
    union select split_part(rut, ':', 2) from users where rut like 'sealed:________:%'
    union select split_part(identity_card, ':', 2) from users where identity_card like 'sealed:________:%'
    union select split_part(signer_document, ':', 2) from contracts where signer_document like 'sealed:________:%'
    order by 1`
  return rows.map(({ id }) => id)
}
