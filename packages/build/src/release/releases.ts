import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { verifyFiles } from './integrity.ts'
import { readReleaseManifest, type Manifest } from './manifest.ts'
import { movePointer, movePointerBack, readPointer, type Pointer } from './pointer.ts'

/** Returns the versions of an app on disk, newest first. */
export async function listVersions(releasesDir: string, name: string): Promise<string[]> {
  const entries = await readdir(join(releasesDir, name), { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .toSorted()
    .toReversed()
}

/**
 * Makes a version (default: the newest) the one that visitors get.
 * @throws Error when there is no such version or one of its files was altered
 */
export async function promote(releasesDir: string, name: string, wanted?: string): Promise<Pointer> {
  const version = wanted ?? (await listVersions(releasesDir, name))[0]
  if (!version) throw new Error(`${name} has no version yet: build one first.`)
  return movePointer(releasesDir, name, await assertWhole(releasesDir, name, version))
}

/**
 * Gives visitors the previous version again.
 * @throws Error when there is none or it was altered
 */
export async function rollback(releasesDir: string, name: string): Promise<Pointer> {
  const [before] = (await readPointer(releasesDir, name))?.previous ?? []
  const manifest = before ? await assertWhole(releasesDir, name, before) : undefined
  return movePointerBack(releasesDir, name, manifest?.config)
}

async function assertWhole(releasesDir: string, name: string, version: string): Promise<Manifest> {
  const versionDir = join(releasesDir, name, version)
  const manifest = await readReleaseManifest(versionDir).catch(() => {
    throw new Error(`${name} has no version ${version}.`)
  })
  await verifyFiles(versionDir, manifest)
  return manifest
}

interface Kept {
  /** How many of the newest versions stay. */
  newest?: number
  /** Versions that are younger than this stay. */
  youngerThanMs?: number
}

/** Deletes versions that are neither among the newest, nor young, nor current, nor one to go back to. */
export async function prune(
  releasesDir: string,
  name: string,
  { newest = 6, youngerThanMs = 0 }: Kept = {},
): Promise<void> {
  const pointer = await readPointer(releasesDir, name)
  const inUse = new Set([pointer?.version, ...(pointer?.previous ?? [])])
  const others = (await listVersions(releasesDir, name)).slice(newest)
  for (const version of others.filter((one) => !inUse.has(one))) {
    const folder = join(releasesDir, name, version)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs >= youngerThanMs) await rm(folder, { recursive: true })
  }
}
