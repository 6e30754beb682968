import type { Queryable } from '../../platform/db/client.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { findVersion, type VersionRow } from './repository.ts'

/**
 * Returns a version whose files are all there.
 * @throws AppError not_found, release_refused when it was not pushed completely, gone when its files were removed
 */
export async function usableVersion(db: Queryable, app: string, name: string): Promise<VersionRow> {
  const version = found(await findVersion(db, app, name))
  if (version.completedAt === null)
    throw new AppError('release_refused', { text: 'release_refused.incomplete' })
  if (version.prunedAt !== null) throw new AppError('gone', { text: 'gone.release' })
  return version
}
