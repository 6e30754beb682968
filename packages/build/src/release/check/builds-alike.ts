import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildRelease } from '../build-release.ts'
import { readReleaseManifest, type Manifest } from '../manifest.ts'
import { sourceHash } from '../source-hash.ts'

/**
 * Builds an app once more and compares every file with the version, so that anybody can make sure what a
 * version consists of.
 * @throws Error that names the sources' change or the files that differ
 */
export async function assertBuildsAlike(releasesDir: string, app: string, version: string): Promise<void> {
  const before = await readReleaseManifest(join(releasesDir, app, version))
  if (before.sourceHash !== (await sourceHash(app)))
    throw new Error(`${app} ${version} was built from other sources than these: build it again.`)
  const folder = await mkdtemp(join(tmpdir(), 'builds-alike-'))
  try {
    const different = differences(before, await buildRelease(folder, app))
    if (different.length > 0)
      throw new Error(
        `${app} is not built alike twice (${different.slice(0, 3).join(', ')}): nothing in a build may depend on time, place or order.`,
      )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the paths of the files that only one of two versions has, or that are not the same. */
export const differences = (one: Pick<Manifest, 'files'>, other: Pick<Manifest, 'files'>): string[] =>
  [...new Set([...Object.keys(one.files), ...Object.keys(other.files)])]
    .filter((path) => one.files[path]?.integrity !== other.files[path]?.integrity)
    .toSorted()
