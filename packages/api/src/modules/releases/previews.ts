import { randomBytes } from 'node:crypto'
import type { ReleasePreview, RunningPreview } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { sha256 } from '../../platform/hash.ts'
import type { ReleaseTeam } from '../../platform/identity/team-repository.ts'
import type { Actor } from '../audit/actor.ts'
import { recordChange } from '../audit/record-change.ts'
import { dangersOf } from './may-promote.ts'
import { mayRelease } from './may-release.ts'
import { deletePreview, findPreview, insertPreview, listPreviews } from './preview-repository.ts'
import { lastSteps, runningManifests } from './promotion-repository.ts'
import { findVersion } from './repository.ts'

const hourMs = 3_600_000

/**
 * A team shows versions of its own, and alongside them those in use of others: what others have pushed and not given to visitors
 * is theirs to show.
 * @throws AppError forbidden
 */
export async function assertMayPreview(
  db: Queryable,
  team: ReleaseTeam,
  versions: ReadonlyArray<{ app: string; version: string }>,
): Promise<void> {
  const foreign = versions.filter(({ app }) => !mayRelease(team, app))
  const inUse = await Promise.all(foreign.map(({ app }) => lastSteps(db, app, 1)))
  const areInUse = foreign.every(({ version }, index) => inUse[index]![0]?.version === version)
  if (foreign.length === versions.length || !areInUse) throw new AppError('forbidden')
}

interface Wish {
  readonly team: string
  readonly versions: ReadonlyArray<{ app: string; version: string }>
  readonly hours: number
}

/**
 * Makes a link to versions that were pushed completely. It is shown only now, because only its hash is kept.
 * @throws AppError not_found, gone, release_refused when one of them would take something from others
 */
export async function makePreview(
  { db, clock }: AppContext,
  { team, versions, hours }: Wish,
): Promise<{ token: string; until: string }> {
  const rows = await Promise.all(
    versions.map(async ({ app, version }) => {
      const row = found(await findVersion(db, app, version))
      if (row.completedAt === null) throw new AppError('not_found')
      if (row.prunedAt !== null) throw new AppError('gone', { text: 'gone.release' })
      return row
    }),
  )
  const dangers = dangersOf(rows, await runningManifests(db))
  if (dangers.length > 0)
    throw new AppError('release_refused', {
      text: 'release_refused.gate',
      values: { reasons: dangers.map(({ sentence }) => sentence).join(' ') },
    })
  const token = randomBytes(24).toString('base64url')
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + hours * hourMs)
  await insertPreview(db, {
    hash: sha256(token),
    team,
    versionIds: rows.map(({ id }) => id),
    createdAt: now,
    expiresAt,
  })
  return { token, until: expiresAt.toISOString() }
}

/** Returns what a link shows; undefined when there is none, it has ended, or it would take something from others now. */
export async function readPreview(
  { db, clock }: AppContext,
  token: string,
): Promise<ReleasePreview | undefined> {
  const preview = await findPreview(db, sha256(token), clock.now())
  if (!preview) return undefined
  const rows = await Promise.all(preview.versions.map((one) => findVersion(db, one.app, one.version)))
  // What runs may have changed since the link was made.
  const shown = rows.filter((row) => row !== undefined)
  if (dangersOf(shown, await runningManifests(db)).length > 0) return undefined
  return { versions: preview.versions, until: preview.expiresAt.toISOString() }
}

/** Returns the links that work now. */
export const runningPreviews = async ({ db, clock }: AppContext): Promise<RunningPreview[]> =>
  (await listPreviews(db, clock.now())).map(({ id, team, versions, createdAt, expiresAt }) => ({
    id,
    team,
    versions,
    since: createdAt.toISOString(),
    until: expiresAt.toISOString(),
  }))

/**
 * Ends a link before its time; the audit records who did, once for each app.
 * @throws AppError not_found when it has ended already
 */
export const endPreview = ({ db, clock }: AppContext, id: string, admin: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const { team, versions } = found((await listPreviews(tx, now)).find((one) => one.id === id))
    if (!(await deletePreview(tx, id, now))) throw new AppError('not_found')
    for (const { app, version } of versions)
      await recordChange(tx, {
        ...admin,
        entity: 'release',
        action: 'release.endPreview',
        entityId: app,
        before: { version, by: team },
        after: null,
      })
  })
