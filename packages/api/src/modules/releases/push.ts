import type { ReleaseManifest, ReleaseVersion } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { UploadedFile } from '../../platform/http/call.ts'
import { integrityOfFile, fileKeyOf } from './files.ts'
import { readPushedManifest } from './read-manifest.ts'
import {
  completeVersion,
  findVersion,
  insertVersion,
  noteFiles,
  storedFiles,
  type VersionRow,
} from './repository.ts'
import { toVersion } from './wire.ts'

const hashesOf = ({ manifest }: Pick<VersionRow, 'manifest'>): Set<string> => {
  const { files } = JSON.parse(manifest) as ReleaseManifest
  return new Set(Object.values(files).map(({ integrity }) => integrity))
}

async function missingOf({ db }: Pick<AppContext, 'db'>, version: VersionRow): Promise<string[]> {
  if (version.completedAt) return []
  const stored = await storedFiles(db, version.id)
  return [...hashesOf(version)].filter((integrity) => !stored.has(integrity))
}

/**
 * Begins to push a version, or continues it with the same manifest: returns which files are still missing.
 * @throws AppError validation, conflict, gone
 */
export async function beginPush(
  { db, clock }: AppContext,
  app: string,
  { manifest, commit, team }: { manifest: string; commit: string; team: string },
): Promise<{ isComplete: boolean; missing: string[] }> {
  const { version: name, sourceHash, contractVersion, files } = readPushedManifest(app, manifest)
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0)
  await insertVersion(db, {
    app,
    version: name,
    manifest,
    sourceHash,
    contractVersion,
    bytes,
    commit,
    team,
    createdAt: clock.now(),
  })
  const version = found(await findVersion(db, app, name))
  if (version.manifest !== manifest) throw new AppError('conflict', { text: 'conflict.release' })
  if (version.prunedAt) throw new AppError('gone', { text: 'gone.release' })
  return { isComplete: version.completedAt !== null, missing: await missingOf({ db }, version) }
}

/**
 * Stores files of a version that is being pushed. One that exists already stays as it is.
 * @throws AppError not_found, release_file_unknown
 */
export async function putFiles(
  { db, storage }: AppContext,
  { app, version: name }: { app: string; version: string },
  files: readonly UploadedFile[],
): Promise<string[]> {
  const version = found(await findVersion(db, app, name))
  const wanted = hashesOf(version)
  const given = files.map(({ bytes }) => ({ bytes, integrity: integrityOfFile(bytes) }))
  if (given.some(({ integrity }) => !wanted.has(integrity))) throw new AppError('release_file_unknown')
  const missing = new Set(await missingOf({ db }, version))
  const fresh = given.filter(({ integrity }) => missing.has(integrity))
  await Promise.all(fresh.map(({ integrity, bytes }) => storage.put(fileKeyOf(version, integrity), bytes)))
  await noteFiles(
    db,
    version.id,
    fresh.map(({ integrity }) => integrity),
  )
  return given.map(({ integrity }) => integrity)
}

/**
 * Makes a version visible once all of its files have arrived.
 * @throws AppError not_found, release_incomplete
 */
export async function finishPush(
  { db, clock }: AppContext,
  { app, version: name }: { app: string; version: string },
): Promise<ReleaseVersion> {
  const version = found(await findVersion(db, app, name))
  const missing = await missingOf({ db }, version)
  if (missing.length > 0) throw new AppError('release_incomplete', { values: { count: missing.length } })
  await completeVersion(db, version.id, clock.now())
  return toVersion(found(await findVersion(db, app, name)))
}
