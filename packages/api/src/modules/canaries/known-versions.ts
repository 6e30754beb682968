import type { Queryable } from '../../platform/db/client.ts'
import { knownVersions, type NamedVersion } from './beat-repository.ts'

const mostRemembered = 5_000
const keyOf = ({ app, version }: NamedVersion) => `${app} ${version}`

/** Remembers which versions the registry has, because anybody can report about versions that never were. */
export function openKnownVersions(db: Queryable) {
  const known = new Set<string>()

  return {
    /** Whether a version was found in the registry before. */
    has: (one: NamedVersion): boolean => known.has(keyOf(one)),
    /** Returns the rows of versions that the registry has. */
    async keep<Row extends NamedVersion>(rows: readonly Row[]): Promise<Row[]> {
      const asked = new Map(rows.filter((row) => !known.has(keyOf(row))).map((row) => [keyOf(row), row]))
      const found = new Set((await knownVersions(db, [...asked.values()])).map(keyOf))
      if (known.size + found.size > mostRemembered) known.clear()
      const kept = rows.filter((row) => found.has(keyOf(row)) || !asked.has(keyOf(row)))
      for (const key of found) known.add(key)
      return kept
    },
  }
}

export type KnownVersions = ReturnType<typeof openKnownVersions>
