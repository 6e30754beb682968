import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { call } from '@metrolibre/api-client/core'
import { endpoints, releaseLimits } from '@metrolibre/contract'
import { manifestFile, readReleaseManifest, type Manifest } from './manifest.ts'

const { releases } = endpoints
/** The most that one call carries, unless a single file is larger. */
const batchBytes = 16 * 1024 * 1024

interface Sent {
  readonly path: string
  readonly bytes: number
}

/**
 * Sends a version that was built here to the registry; what is there already is not sent again. Returns whether it was
 * new. The version is not in use before it is promoted.
 * @throws Error when there is no such version here, or one of its files was altered
 */
export async function pushRelease(
  releasesDir: string,
  { app, version, commit }: { app: string; version: string; commit: string },
): Promise<boolean> {
  const versionDir = join(releasesDir, app, version)
  const text = await readFile(join(versionDir, manifestFile), 'utf8').catch(() => {
    throw new Error(`${app} has no version ${version} here: build it first.`)
  })
  const { isComplete, missing } = await call(releases.begin, {
    params: { app },
    body: { manifest: text, commit },
  })
  if (isComplete) return false
  const params = { app, version }
  for (const batch of batches(await readReleaseManifest(versionDir), new Set(missing))) {
    const files = await Promise.all(
      batch.map(async ({ path }) => new Blob([new Uint8Array(await readFile(join(versionDir, path)))])),
    )
    await call(releases.put, { params, files: { files } })
  }
  await call(releases.finish, { params })
  return true
}

/** Groups the missing files, each of different contents once, into calls of a reasonable size. */
function batches({ files }: Manifest, missing: ReadonlySet<string>): Sent[][] {
  const byHash = new Map(
    Object.entries(files).map(([path, { integrity, bytes }]) => [integrity, { path, bytes }] as const),
  )
  const groups: Sent[][] = []
  let left = 0
  for (const [integrity, file] of byHash) {
    if (!missing.has(integrity)) continue
    const last = groups.at(-1)
    if (last && file.bytes <= left && last.length < releaseLimits.filesPerCall) {
      last.push(file)
      left -= file.bytes
    } else {
      groups.push([file])
      left = batchBytes - file.bytes
    }
  }
  return groups
}
