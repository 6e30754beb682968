import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * After its parent was killed with -9, an old PostgreSQL server may still use the data folder. Stops it and
 * waits until it has ended.
 */
export async function clearStalePostmaster(databaseDir: string): Promise<void> {
  const file = join(databaseDir, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  if (!isPostmasterOf(pid, databaseDir)) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < 10_000; waited += 50) {
    if (!isPostmasterOf(pid, databaseDir)) return
    await sleep(50)
  }
  throw new Error(`An older PostgreSQL (process ${pid}) still holds ${databaseDir} and does not stop.`)
}

/** The process id may have been reused since, so only a server of this data folder counts. */
function isPostmasterOf(pid: number, databaseDir: string): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  if (process.platform !== 'linux') return true
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return command.includes('postgres') && command.includes(databaseDir)
  } catch {
    return false
  }
}
