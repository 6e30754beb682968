import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { readMoment, writeToLog } from './databases-repository.ts'
import { readFacts, type Facts } from './facts-repository.ts'

/** What a database held just before and just after a moment, to which it can be restored. */
export interface Mark {
  readonly moment: string
  readonly before: Facts
  readonly after: Facts
}

/** The log that is received elsewhere is a moment behind. */
const receivedMs = 3000

export async function makeMark(sql: Sql): Promise<Mark> {
  const before = await readFacts(sql)
  const moment = await readMoment(sql)
  const after = await readFacts(sql)
  // A moment is only reached by what was written after it.
  await writeToLog(sql)
  await pause(receivedMs)
  return { moment, before, after }
}
