import { viewTroubles, type CanaryComparison, type ViewTrouble } from '@metrolibre/contract'
import type { Database } from '../../platform/db/client.ts'
import { beatsSince, type BeatRow } from './beat-repository.ts'
import { evidenceOf, sumOf, type Minute } from './evidence.ts'
import type { CanaryRow } from '../releases/canary-repository.ts'

/** Which counts of a minute a trouble is about. */
const fields = {
  failed: ['views', 'failed'],
  slow: ['timed', 'slow'],
  sluggish: ['pressed', 'sluggish'],
  unsteady: ['moved', 'unsteady'],
  unrendered: ['rendered', 'unrendered'],
} as const satisfies Record<ViewTrouble, readonly [keyof BeatRow, keyof BeatRow]>

export interface Compared extends CanaryComparison {
  readonly evidence: number
}

const minuteMs = 60_000

/**
 * Compares what visitors of a canary had with what all others had at the same time: from the first whole minute on,
 * because of the one in which it began only the others have all of their views.
 */
export async function compare(
  db: Database,
  { app, version, control, beganAt }: CanaryRow,
): Promise<Compared[]> {
  const since = new Date(Math.ceil(beganAt.getTime() / minuteMs) * minuteMs)
  const rows = await beatsSince(db, app, [version, control], since)
  return viewTroubles.map((trouble) => {
    const minutes = minutesOf(rows, version, trouble)
    return { ...sumOf(trouble, minutes), evidence: evidenceOf(minutes) }
  })
}

function minutesOf(rows: readonly BeatRow[], canary: string, trouble: ViewTrouble): Minute[] {
  const none = { seen: 0, bad: 0 }
  const minutes = new Map<number, Minute>()
  const [seen, bad] = fields[trouble]
  for (const row of rows) {
    const key = row.minute.getTime()
    const side = row.version === canary ? 'canary' : 'control'
    const minute = minutes.get(key) ?? { canary: none, control: none }
    minutes.set(key, { ...minute, [side]: { seen: row[seen], bad: row[bad] } })
  }
  return [...minutes.values()]
}
