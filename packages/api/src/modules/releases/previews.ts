import { randomBytes } from 'node:crypto'
import type { ReleasePreview, RunningPreview } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { sha256 } from '../../platform/hash.ts'
import type { Actor } from '../audit/actor.ts'
import { recordChange } from '../audit/record-change.ts'
import { deletePreview, findPreview, insertPreview, listPreviews } from './preview-repository.ts'
import { findVersion } from './repository.ts'

const hourMs = 3_600_000

interface Wish {
  readonly team: string
  readonly versions: ReadonlyArray<{ app: string; version: string }>
  readonly hours: number
}

/**
 * Makes a link to versions that were pushed completely. It is shown only now, because only its hash is kept.
 * @throws AppError not_found, gone
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

/** Returns what a link shows; undefined when there is none or it has ended. */
export async function readPreview(
  { db, clock }: AppContext,
  token: string,
): Promise<ReleasePreview | undefined> {
  const preview = await findPreview(db, sha256(token), clock.now())
  return preview && { versions: preview.versions, until: preview.expiresAt.toISOString() }
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
