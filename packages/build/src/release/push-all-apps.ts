import { isApiError } from '@metrolibre/api-client/core'
import { findApps } from '../apps.ts'
import { headCommit } from './head-commit.ts'
import { pushRelease } from './push.ts'
import { promoteRelease, readReleased } from './registry.ts'
import { listVersions } from './releases.ts'

/**
 * Pushes and promotes the newest version of every app that was built here, unless the registry has it already: an app
 * that was rolled back stays so until its sources change.
 */
export async function pushAll(
  releasesDir: string,
  onProgress: (sentence: string) => void = () => {},
): Promise<void> {
  const commit = await headCommit()
  let waiting = findApps()
  while (waiting.length > 0) {
    const refused: Array<{ app: string; error: unknown }> = []
    for (const app of waiting)
      try {
        await pushNewest(releasesDir, app, commit, onProgress)
      } catch (error) {
        // A page that moves from one remote to another is free once the other one has been promoted.
        if (!isApiError(error) || error.code !== 'release_refused') throw error
        refused.push({ app, error })
      }
    if (refused.length === waiting.length) throw refused[0]!.error
    waiting = refused.map(({ app }) => app)
  }
}

async function pushNewest(
  releasesDir: string,
  app: string,
  commit: { id: string; subject: string },
  onProgress: (sentence: string) => void,
): Promise<void> {
  const [version] = await listVersions(releasesDir, app)
  if (!version) return
  const { versions, seq } = await readReleased(app)
  const isThere = versions.some((one) => one.version === version)
  if (isThere && seq > 0) return
  if (!isThere) {
    onProgress(app)
    await pushRelease(releasesDir, { app, version, commit: commit.id })
  }
  await promoteRelease(app, version, { expected: seq, reason: commit.subject })
}
