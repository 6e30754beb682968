import { findApps } from '../apps.ts'
import { headCommit } from './head-commit.ts'
import { pushRelease } from './push.ts'
import { promoteReleases, readReleased, type WantedPromotion } from './registry.ts'
import { listVersions } from './releases.ts'

/**
 * Pushes and promotes the newest version of every app that was built here, unless the registry has it already: an app
 * that was rolled back stays so until its sources change. All are promoted at once, because they were built from the
 * same sources and may only fit together.
 */
export async function pushAll(
  releasesDir: string,
  onProgress: (sentence: string) => void = () => {},
): Promise<void> {
  const commit = await headCommit()
  const wanted: WantedPromotion[] = []
  for (const app of findApps()) {
    const [version] = await listVersions(releasesDir, app)
    if (!version) continue
    const { versions, seq } = await readReleased(app)
    const isThere = versions.some((one) => one.version === version)
    if (isThere && seq > 0) continue
    if (!isThere) {
      onProgress(app)
      await pushRelease(releasesDir, { app, version, commit: commit.id })
    }
    wanted.push({ app, version, expected: seq })
  }
  if (wanted.length > 0) await promoteReleases(wanted, commit.subject)
}
