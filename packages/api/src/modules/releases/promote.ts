import type { ReleasePromotion } from '@metrolibre/contract'
import type { VersionRefusal } from '@metrolibre/gate'
import type { AppContext } from '../../platform/context.ts'
import { isCheckViolation, isUniqueViolation } from '../../platform/db/constraint-error.ts'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { Actor } from '../audit/actor.ts'
import { recordChange } from '../audit/record-change.ts'
import { readLine } from './line.ts'
import { refusalsOf } from './may-promote.ts'
import {
  auditIdOf,
  insertPromotion,
  lastPromotions,
  lockPromotions,
  runningManifests,
} from './promotion-repository.ts'
import { findVersion, type VersionRow } from './repository.ts'
import { usableVersion } from './usable-version.ts'
import { toPromotion } from './wire.ts'

/** A team with a token, or an admin. */
export type Promoter = { readonly team: string } | Actor

interface Wish {
  readonly app: string
  /** The number of the promotion that the caller wants to replace, 0 for none. */
  readonly expected: number
  readonly reason: string
}

/**
 * Puts versions of several apps into use at once, or none of them (RULES.md §14.18). Each is judged alongside the
 * others, so that what only fits together can be promoted together.
 * @throws AppError not_found, gone, release_refused, promoted_meanwhile
 */
export async function promoteVersion(
  { db, clock }: AppContext,
  wishes: ReadonlyArray<Wish & { version: string }>,
  by: Promoter,
  override = false,
): Promise<ReleasePromotion[]> {
  const added = wishes.map(async ({ version: name, ...wish }): Promise<Added> => {
    const version = await usableVersion(db, wish.app, name)
    return { ...wish, kind: 'promote', version }
  })
  return add({ db, clock }, await Promise.all(added), by, override)
}

/**
 * Refuses what does not fit what runs, which stays as it is until the end of the transaction. Returns what was
 * overridden.
 */
export async function assertFits(
  tx: Transaction,
  { manifest }: VersionRow,
  override = false,
): Promise<VersionRefusal[]> {
  await lockPromotions(tx)
  const refusals = refusalsOf(manifest, await runningManifests(tx))
  if (refusals.length > 0 && !override) {
    const reasons = refusals.map(({ sentence }) => sentence).join(' ')
    throw new AppError('release_refused', { text: 'release_refused.gate', values: { reasons } })
  }
  return refusals
}

/**
 * Puts the version into use that was before. Nothing refuses it, because it worked alongside what runs.
 * @throws AppError no_earlier_release, promoted_meanwhile
 */
export async function rollbackVersion(
  { db, clock }: AppContext,
  wish: Wish,
  by: Promoter,
): Promise<ReleasePromotion> {
  const { seq, previous } = await readLine(db, wish.app)
  if (seq !== wish.expected) throw await promotedMeanwhile({ db }, wish.app)
  const version = previous[0] && (await findVersion(db, wish.app, previous[0]))
  if (!version) throw new AppError('no_earlier_release')
  const [promotion] = await add({ db, clock }, [{ ...wish, kind: 'rollback', version }], by)
  return found(promotion)
}

type Added = Wish & { kind: 'promote' | 'rollback'; version: VersionRow }

async function add(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  wishes: readonly Added[],
  by: Promoter,
  override = false,
): Promise<ReleasePromotion[]> {
  const at = clock.now()
  const rows = wishes
    .map((wish) => ({ ...wish, seq: wish.expected + 1, reason: wish.reason.trim(), at }))
    // In one order everywhere, so that two that promote the same apps don't wait for each other.
    .toSorted((one, other) => (one.app < other.app ? -1 : 1))
  await db.transaction(async (tx) => {
    for (const row of rows) await insert(tx, row, by)
    for (const row of rows) {
      const overridden = row.kind === 'promote' ? await assertFits(tx, row.version, override) : []
      if ('actorId' in by) await recordAdmin(tx, { ...row, version: row.version.version, overridden }, by)
    }
  })
  return Promise.all(
    rows.map(async ({ app, seq }) => {
      const last = await lastPromotions(db, app, 50)
      return toPromotion(found(last.find((one) => one.seq === seq)))
    }),
  )
}

/** @throws AppError gone, promoted_meanwhile */
async function insert(tx: Transaction, row: Added & { seq: number; at: Date }, by: Promoter): Promise<void> {
  const { app, seq, kind, reason, at, version } = row
  try {
    const team = 'team' in by ? by.team : null
    await tx.transaction((step) =>
      insertPromotion(step, { app, seq, kind, reason, at, team, versionId: version.id }),
    )
  } catch (error) {
    const isLate =
      isUniqueViolation(error, 'release_promotions_app_seq_pk') ||
      isCheckViolation(error, 'release_promotions_follow')
    if (isLate) throw await promotedMeanwhile({ db: tx }, app)
    if (isCheckViolation(error, 'release_promotions_whole'))
      throw new AppError('gone', { text: 'gone.release', cause: error })
    throw error
  }
}

async function recordAdmin(
  tx: Transaction,
  row: {
    app: string
    seq: number
    reason: string
    version: string
    kind: 'promote' | 'rollback'
    overridden: readonly VersionRefusal[]
  },
  actor: Actor,
): Promise<void> {
  const [, before] = await lastPromotions(tx, row.app, 2)
  await recordChange(tx, {
    ...actor,
    entity: 'release',
    action: `release.${row.kind}`,
    entityId: auditIdOf(row),
    before: before ? { version: before.version } : null,
    after: {
      version: row.version,
      reason: row.reason,
      ...(row.overridden.length > 0 && {
        overridden: row.overridden.map(({ sentence }) => sentence).join(' '),
      }),
    },
  })
}

export async function promotedMeanwhile({ db }: { db: Queryable }, app: string): Promise<AppError> {
  const [last] = await lastPromotions(db, app, 1)
  if (!last) return new AppError('promoted_meanwhile', { values: { by: '–', version: '–' } })
  const { by, version } = toPromotion(last)
  return new AppError('promoted_meanwhile', { values: { by: by ?? '–', version } })
}
