import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** After a `kill -9` of its parent a server may still hold the data folder: stops it and waits until it is gone. */
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

/** The number may have been given to another process since: only a server of this very folder counts. */
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
