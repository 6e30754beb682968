import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * The database file of a service. Every write is in the write-ahead log before it is acknowledged, so `kill
 * -9` loses nothing.
 */
export interface StandInDatabase {
  sqlite: DatabaseSync
  /**
   * Runs `work` in a transaction, which is rolled back when it throws. Nested calls join the outer
   * transaction.
   */
  transaction: <T>(work: () => T) => T
  close: () => void
}

/** Opens or creates `<dataDir>/<name>.sqlite` and applies `schema`, whose statements must be repeatable. */
export function openStandInDatabase(dataDir: string, name: string, schema: string): StandInDatabase {
  mkdirSync(dataDir, { recursive: true })
  const sqlite = new DatabaseSync(join(dataDir, `${name}.sqlite`))
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;')
  sqlite.exec(schema)
  return { sqlite, transaction: (work) => transact(sqlite, work), close: () => sqlite.close() }
}

function transact<T>(sqlite: DatabaseSync, work: () => T): T {
  if (sqlite.isTransaction) return work()
  sqlite.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    sqlite.exec('COMMIT')
    return result
  } catch (error) {
    sqlite.exec('ROLLBACK')
    throw error
  }
}
