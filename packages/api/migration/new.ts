import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reservationTransitions } from '@metrolibre/contract'
import { readMigrationChain } from './chain.ts'
import { transitionsSql } from './transitions-sql.ts'

const home = join(import.meta.dirname, '..')

interface Kind {
  /** Writes an empty migration for handwritten statements. */
  readonly custom: boolean
  /** Writes the contract's table of transitions for the database. */
  readonly transitions: boolean
}

/**
 * Writes the next migration: the changes in the schema since the last one or, depending on its kind,
 * something else. Asks in the terminal whether a removed and an added column are the same.
 */
export function newMigration(name: string, { custom, transitions }: Kind): void {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
    throw new Error(`The name of a migration must be in lower case with words joined by _, not "${name}".`)
  const args = ['generate', '--name', name, ...(custom || transitions ? ['--custom'] : [])]
  const { status } = spawnSync(join(home, 'node_modules/.bin/drizzle-kit'), args, {
    cwd: home,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('No migration was written.')
  if (transitions) writeTransitions(join(home, 'migrations'))
}

function writeTransitions(folder: string): void {
  const { tag } = readMigrationChain(folder).journal.at(-1)!
  writeFileSync(join(folder, `${tag}.sql`), transitionsSql(reservationTransitions))
}
