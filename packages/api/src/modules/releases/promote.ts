import { ReleaseManifest, type ReleasePromotion } from '@metrolibre/contract'
import { parse } from 'valibot'
import type { AppContext } from '../../platform/context.ts'
import { isCheckViolation, isUniqueViolation } from '../../platform/db/constraint-error.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { Actor } from '../audit/actor.ts'
import { recordChange } from '../audit/record-change.ts'
import { readLine } from './line.ts'
import { refusalOf } from './may-promote.ts'
import {
  auditIdOf,
  insertPromotion,
  lastPromotions,
  lockPromotions,
  runningManifests,
} from './promotion-repository.ts'
import { findVersion, type VersionRow } from './repository.ts'
import { toPromotion } from './wire.ts'

/** A team with a token, or an admin. */
export type Promoter = { readonly team: string } | Actor

interface Wish {
  readonly app: string
  /** The number of the promotion that the caller wants to replace, 0 for none. */
  readonly expected: number
  readonly reason: string
}

const readManifest = (text: string): ReleaseManifest => parse(ReleaseManifest, JSON.parse(text))

/**
 * Puts a version into use (RULES.md §14).
 * @throws AppError not_found, gone, release_refused, promoted_meanwhile
 */
export async function promote(
  { db, clock }: AppContext,
  { version: name, ...wish }: Wish & { version: string },
  by: Promoter,
): Promise<ReleasePromotion> {
  const version = found(await findVersion(db, wish.app, name))
  if (version.completedAt === null)
    throw new AppError('release_refused', { text: 'release_refused.incomplete' })
  if (version.prunedAt !== null) throw new AppError('gone', { text: 'gone.release' })
  return add({ db, clock }, { ...wish, kind: 'promote', version }, by)
}

/** Refuses what does not fit what runs, which stays as it is until the end of the transaction. */
async function assertFits(tx: Transaction, { manifest }: VersionRow): Promise<void> {
  await lockPromotions(tx)
  const running = await runningManifests(tx)
  const refusal = refusalOf(
    readManifest(manifest),
    running.map((other) => readManifest(other.manifest)),
  )
  if (refusal) throw new AppError('release_refused', refusal)
}

/**
 * Puts the version into use that was before. Nothing refuses it, because it worked beside what runs.
 * @throws AppError no_earlier_release, promoted_meanwhile
 */
export async function rollback(
  { db, clock }: AppContext,
  wish: Wish,
  by: Promoter,
): Promise<ReleasePromotion> {
  const { seq, previous } = await readLine(db, wish.app)
  if (seq !== wish.expected) throw await promotedMeanwhile({ db }, wish.app)
  const version = previous[0] && (await findVersion(db, wish.app, previous[0]))
  if (!version) throw new AppError('no_earlier_release')
  return add({ db, clock }, { ...wish, kind: 'rollback', version }, by)
}

type Added = Wish & { kind: 'promote' | 'rollback'; version: VersionRow }

async function add(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { app, expected, reason, kind, version }: Added,
  by: Promoter,
): Promise<ReleasePromotion> {
  const row = { app, seq: expected + 1, kind, versionId: version.id, reason: reason.trim(), at: clock.now() }
  try {
    await db.transaction(async (tx) => {
      await insertPromotion(tx, { ...row, team: 'team' in by ? by.team : null })
      if (kind === 'promote') await assertFits(tx, version)
      if ('actorId' in by) await recordAdmin(tx, { ...row, version: version.version }, by)
    })
  } catch (error) {
    const isLate =
      isUniqueViolation(error, 'release_promotions_app_seq_pk') ||
      isCheckViolation(error, 'release_promotions_follow')
    if (isLate) throw await promotedMeanwhile({ db }, app)
    if (isCheckViolation(error, 'release_promotions_whole'))
      throw new AppError('gone', { text: 'gone.release', cause: error })
    throw error
  }
  const rows = await lastPromotions(db, app, 50)
  return toPromotion(found(rows.find(({ seq }) => seq === row.seq)))
}

async function recordAdmin(
  tx: Transaction,
  row: { app: string; seq: number; reason: string; version: string },
  actor: Actor,
): Promise<void> {
  const [, before] = await lastPromotions(tx, row.app, 2)
  await recordChange(tx, {
    ...actor,
    entity: 'release',
    action: 'release.rollback',
    entityId: auditIdOf(row),
    before: before ? { version: before.version } : null,
    after: { version: row.version, reason: row.reason },
  })
}

async function promotedMeanwhile({ db }: Pick<AppContext, 'db'>, app: string): Promise<AppError> {
  const [last] = await lastPromotions(db, app, 1)
  if (!last) return new AppError('promoted_meanwhile', { values: { by: '–', version: '–' } })
  const { by, version } = toPromotion(last)
  return new AppError('promoted_meanwhile', { values: { by: by ?? '–', version } })
}
