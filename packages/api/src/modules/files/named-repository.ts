import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'

/** Tells whether a contract, a mandate or a document of a booking has a private file. */
export async function isFileNamed(db: Queryable, key: string): Promise<boolean> {
  const [row] = await db.execute<{ named: boolean }>(sql`select
    exists (select from contracts where ${key} in (pdf_key, copy_key))
    or exists (select from reservation_files where key = ${key}) as named`)
  return row!.named
}
