import { readMigrationChain } from './chain.ts'
import { drawSchema } from './draw-schema.ts'
import { findBreaks } from './find-breaks.ts'
import { findDifferences } from './find-differences.ts'
import { findStaleTransitions } from './find-stale-transitions.ts'

/**
 * Returns the reasons why the next migration could not be trusted, one sentence for each: the chain is
 * broken, the schema contains something that no migration has done and that the next one would include, or
 * the database's table of transitions differs from the contract's. Writes nothing.
 */
export async function checkMigrations(folder: string): Promise<string[]> {
  const chain = readMigrationChain(folder)
  const breaks = [...findBreaks(chain), ...findStaleTransitions(folder, chain)]
  const last = chain.snapshots.get(String(chain.journal.length - 1).padStart(4, '0'))
  if (!last) return breaks
  const differences = findDifferences(last, await drawSchema())
  return [
    ...breaks,
    ...differences.map(
      (path) => `${path} differs between the schema and the last migration: run pnpm migration new <name>.`,
    ),
  ]
}
