import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reservationTransitions } from '@metrolibre/contract'
import type { Chain } from './chain.ts'
import { transitionsSql } from './transitions-sql.ts'

/**
 * Checks that the last migration with a table of transitions has the contract's. Returns one sentence if it
 * does not.
 */
export function findStaleTransitions(folder: string, { journal }: Chain): string[] {
  const written = journal
    .map(({ tag }) => readIfThere(join(folder, `${tag}.sql`)))
    .findLast((text) => text.includes('FUNCTION reservation_transition('))
  if (written?.includes(transitionsSql(reservationTransitions))) return []
  return [
    "The database does not know the contract's table of transitions: pnpm migration new <name> --transitions.",
  ]
}

const readIfThere = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
