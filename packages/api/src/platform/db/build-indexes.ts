import type { Sql } from 'postgres'
import type { Migration } from './read-migrations.ts'

const form =
  /^(?:CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS|DROP INDEX CONCURRENTLY IF EXISTS) "(\w+)"(?: ON "[^;]*)?;?$/

/** Returns the index that a statement builds or drops while others use its table, or undefined for any other statement. */
export const concurrentIndexOf = (statement: string): string | undefined =>
  form.exec(
    statement
      .replaceAll(/^--.*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )?.[1]

/**
 * Runs the statements of a concurrent migration one by one. They wait as long as they have to, because nobody waits behind
 * them. What a killed migration or a failed statement leaves half built is dropped: it would cost each write, refuse
 * equal rows if it is unique, and pass for the index the next time.
 */
export async function buildIndexes(sql: Sql, { tag, statements }: Migration): Promise<void> {
  await sql`select set_config('lock_timeout', '0', false), set_config('statement_timeout', '0', false)`
  for (const statement of statements) {
    const index = concurrentIndexOf(statement)
    if (!index) throw new Error(`the migration ${tag} may only build and drop indexes`)
    await dropHalfBuilt(sql, index)
    try {
      await sql.unsafe(statement)
    } catch (error) {
      await dropHalfBuilt(sql, index)
      throw error
    }
  }
}

async function dropHalfBuilt(sql: Sql, name: string): Promise<void> {
  const [found] = await sql`
    select from pg_index where indexrelid = to_regclass(${`"${name}"`}) and not indisvalid`
  if (found) await sql`drop index concurrently if exists ${sql(name)}`
}
