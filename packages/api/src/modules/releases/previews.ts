import { randomBytes } from 'node:crypto'
import type { ReleasePreview } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { sha256 } from '../../platform/hash.ts'
import { findPreview, insertPreview } from './preview-repository.ts'
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
