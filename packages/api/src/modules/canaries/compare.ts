import { viewTroubles, type CanaryComparison, type LostPages, type ViewTrouble } from '@metrolibre/contract'
import type { Database } from '../../platform/db/client.ts'
import { beatsSince, type BeatCounts, type BeatRow } from './beat-repository.ts'
import { minuteOf } from './count-beats.ts'
import { evidenceOf, sumOfViews, type Counted, type Minute } from './evidence.ts'
import type { CanaryRow } from '../releases/canary-repository.ts'

type CountMinute = (row: BeatRow) => Counted
const counting =
  (seen: keyof BeatCounts, bad: keyof BeatCounts): CountMinute =>
  (row) => ({ seen: row[seen], bad: row[bad] })

/** How a minute is counted for each trouble. */
const byAll: Record<ViewTrouble, CountMinute> = {
  failed: counting('views', 'failed'),
  slow: counting('timed', 'slow'),
  sluggish: counting('pressed', 'sluggish'),
  unsteady: counting('moved', 'unsteady'),
  unrendered: counting('rendered', 'unrendered'),
}
/** The same of page views that had a ticket. Only composers count renders, so these are always proven. */
const byProven: Record<ViewTrouble, CountMinute> = {
  failed: counting('provenViews', 'provenFailed'),
  slow: counting('provenTimed', 'provenSlow'),
  sluggish: counting('provenPressed', 'provenSluggish'),
  unsteady: counting('provenMoved', 'provenUnsteady'),
  unrendered: byAll.unrendered,
}
/** Pages that are heard of late are lost until then, of both versions alike. */
const lost: CountMinute = ({ sent, heard, heardFailed }) => ({
  seen: sent,
  bad: Math.max(0, Math.min(sent, sent - heard + heardFailed)),
})

interface Evidence {
  readonly evidence: number
}
export interface ComparedVersions extends CanaryComparison, Evidence {}

export interface CanaryEvidence {
  /** What all browsers said, which anybody can make up. */
  readonly all: readonly ComparedVersions[]
  /** What only those said who had a page from a composer. */
  readonly proven: readonly ComparedVersions[]
  /** The pages that composers sent. */
  readonly lost: LostPages & Evidence
  /** The page views of the canary among the proven ones. */
  readonly provenViews: number
}

/**
 * Compares what visitors of a canary had with what all others had at the same time: from the first whole minute on,
 * because of the one in which it began only the others have all of their views. Pages that are lost are compared from the
 * beginning: of both versions only those have a ticket that were sent since (RULES.md §15.20d, §15.21).
 */
export async function compareVersions(
  db: Database,
  { app, version, control, beganAt }: CanaryRow,
): Promise<CanaryEvidence> {
  const rows = await beatsSince(db, app, [version, control], minuteOf(beganAt))
  const compare = (some: readonly BeatRow[], count: CountMinute) => {
    const minutes = minutesOf(some, version, count)
    return { ...sumOfViews(minutes), evidence: evidenceOf(minutes) }
  }
  const whole = rows.filter(({ minute }) => minute >= beganAt)
  const each = (counts: Record<ViewTrouble, CountMinute>): ComparedVersions[] =>
    viewTroubles.map((trouble) => ({ trouble, ...compare(whole, counts[trouble]) }))
  return {
    all: each(byAll),
    proven: each(byProven),
    lost: compare(rows, lost),
    provenViews: compare(whole, byProven.failed).canary.seen,
  }
}

function minutesOf(rows: readonly BeatRow[], canary: string, count: CountMinute): Minute[] {
  const none = { seen: 0, bad: 0 }
  const minutes = new Map<number, Minute>()
  for (const row of rows) {
    const key = row.minute.getTime()
    const side = row.version === canary ? 'canary' : 'control'
    const minute = minutes.get(key) ?? { canary: none, control: none }
    minutes.set(key, { ...minute, [side]: count(row) })
  }
  return [...minutes.values()]
}
