import type { ReleaseCanary } from '@metrolibre/contract'
import type { CanaryRow } from '../releases/canary-repository.ts'
import type { CanaryEvidence } from './compare.ts'

export const toCanary = (row: CanaryRow, { all, lost, provenViews }: CanaryEvidence): ReleaseCanary => ({
  id: row.id,
  app: row.app,
  version: row.version,
  control: row.control,
  percent: row.percent,
  countries: row.countries as ReleaseCanary['countries'],
  people: row.people.length,
  by: row.team,
  reason: row.reason,
  began: row.beganAt.toISOString(),
  ended: row.endedAt?.toISOString() ?? null,
  outcome: row.outcome,
  why: row.why,
  compared: all.map(({ trouble, canary, control }) => ({ trouble, canary, control })),
  lost: { canary: lost.canary, control: lost.control },
  proven: provenViews,
})
