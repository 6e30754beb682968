import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { readMoment, writeToLog } from './databases-repository.ts'
import { readDatabaseFacts, type DatabaseFacts } from './facts-repository.ts'

/** What a database held just before and just after a moment, to which it can be restored. */
export interface BackupMark {
  readonly moment: string
  readonly before: DatabaseFacts
  readonly after: DatabaseFacts
}

/** The log that is received elsewhere is a moment behind. */
const receivedMs = 3000

export async function makeMark(sql: Sql): Promise<BackupMark> {
  const before = await readDatabaseFacts(sql)
  const moment = await readMoment(sql)
  const after = await readDatabaseFacts(sql)
  // A moment is only reached by what was written after it.
  await writeToLog(sql)
  await pause(receivedMs)
  return { moment, before, after }
}
