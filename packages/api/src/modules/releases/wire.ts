import type { ReleasePromotion, ReleaseVersion } from '@metrolibre/contract'
import type { PromotionRow } from './promotion-repository.ts'
import type { VersionFacts } from './repository.ts'

export const toVersion = (row: VersionFacts): ReleaseVersion => ({
  app: row.app,
  version: row.version,
  sourceHash: row.sourceHash,
  contractVersion: row.contractVersion,
  commit: row.commit,
  team: row.team,
  bytes: row.bytes,
  pushed: (row.completedAt ?? row.createdAt).toISOString(),
  pruned: row.prunedAt?.toISOString() ?? null,
})

const nameOf = ({ firstName, lastName }: PromotionRow): string | null =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim() || null

export const toPromotion = (row: PromotionRow): ReleasePromotion => ({
  app: row.app,
  seq: row.seq,
  kind: row.kind,
  version: row.version,
  before: row.before,
  by: row.team ?? nameOf(row),
  commit: row.commit,
  reason: row.reason,
  at: row.at.toISOString(),
})
