import { viewTroubles, type CanaryComparison, type ViewTrouble } from '@metrolibre/contract'
import type { Database } from '../../platform/db/client.ts'
import { beatsSince, type BeatCounts, type BeatRow } from './beat-repository.ts'
import { evidenceOf, sumOfViews, type Minute } from './evidence.ts'
import type { CanaryRow } from '../releases/canary-repository.ts'

/** Which counts of a minute a trouble is about. */
const fields = {
  failed: ['views', 'failed'],
  slow: ['timed', 'slow'],
  sluggish: ['pressed', 'sluggish'],
  unsteady: ['moved', 'unsteady'],
  unrendered: ['rendered', 'unrendered'],
} as const satisfies Fields
/** The same of page views that had a ticket. Only composers count renders, so these are always proven. */
const provenFields = {
  failed: ['provenViews', 'provenFailed'],
  slow: ['provenTimed', 'provenSlow'],
  sluggish: ['provenPressed', 'provenSluggish'],
  unsteady: ['provenMoved', 'provenUnsteady'],
  unrendered: fields.unrendered,
} as const satisfies Fields
type Fields = Record<ViewTrouble, readonly [keyof BeatCounts, keyof BeatCounts]>

export interface ComparedVersions extends CanaryComparison {
  readonly evidence: number
}

export interface CanaryEvidence {
  /** What all browsers said, which anybody can make up. */
  readonly all: readonly ComparedVersions[]
  /** What only those said who had a page from a composer. */
  readonly proven: readonly ComparedVersions[]
  /** The page views of the canary among these. */
  readonly provenViews: number
}

const minuteMs = 60_000

/**
 * Compares what visitors of a canary had with what all others had at the same time: from the first whole minute on,
 * because of the one in which it began only the others have all of their views.
 */
export async function compareVersions(
  db: Database,
  { app, version, control, beganAt }: CanaryRow,
): Promise<CanaryEvidence> {
  const since = new Date(Math.ceil(beganAt.getTime() / minuteMs) * minuteMs)
  const rows = await beatsSince(db, app, [version, control], since)
  const compareBy = (of: Fields): ComparedVersions[] =>
    viewTroubles.map((trouble) => {
      const minutes = minutesOf(rows, version, of[trouble])
      return { ...sumOfViews(trouble, minutes), evidence: evidenceOf(minutes) }
    })
  const [all, proven] = [compareBy(fields), compareBy(provenFields)]
  return { all, proven, provenViews: proven.find(({ trouble }) => trouble === 'failed')?.canary.seen ?? 0 }
}

function minutesOf(rows: readonly BeatRow[], canary: string, [seen, bad]: Fields[ViewTrouble]): Minute[] {
  const none = { seen: 0, bad: 0 }
  const minutes = new Map<number, Minute>()
  for (const row of rows) {
    const key = row.minute.getTime()
    const side = row.version === canary ? 'canary' : 'control'
    const minute = minutes.get(key) ?? { canary: none, control: none }
    minutes.set(key, { ...minute, [side]: { seen: row[seen], bad: row[bad] } })
  }
  return [...minutes.values()]
}
