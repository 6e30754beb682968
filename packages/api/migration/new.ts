import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const home = join(import.meta.dirname, '..')

/**
 * Writes the next migration: what changed in the schema since the last one or, with `custom`, an empty one for
 * statements by hand. Asks on the terminal whether a column that went and one that came are the same.
 */
export function newMigration(name: string, { custom }: { custom: boolean }): void {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}": a migration's name is lower case, its words joined by _.`)
  const args = ['generate', '--name', name, ...(custom ? ['--custom'] : [])]
  const { status } = spawnSync(join(home, 'node_modules/.bin/drizzle-kit'), args, {
    cwd: home,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('No migration was written.')
}
