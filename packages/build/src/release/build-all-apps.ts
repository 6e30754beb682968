import { join } from 'node:path'
import { findApps } from '../apps.ts'
import { buildRelease } from './build-release.ts'
import { readReleaseManifest } from './manifest.ts'
import { listVersions, prune } from './releases.ts'
import { sourceHash } from './source-hash.ts'

export interface BuildAllOptions {
  releasesDir: string
  onProgress?: (sentence: string) => void
}

/** Builds every app whose sources have changed since its newest version here. */
export async function buildAll({ releasesDir, onProgress = () => {} }: BuildAllOptions): Promise<void> {
  const apps = findApps()
  for (const [index, name] of apps.entries()) {
    const [newest] = await listVersions(releasesDir, name)
    const built =
      newest && (await readReleaseManifest(join(releasesDir, name, newest)).catch(() => undefined))
    if (built && built.sourceHash === (await sourceHash(name))) continue
    onProgress(`${name} (${index + 1} of ${apps.length})`)
    await buildRelease(releasesDir, name)
    await prune(releasesDir, name)
  }
}
