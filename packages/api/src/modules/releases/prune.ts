import type { AppContext } from '../../platform/context.ts'
import { removeFiles } from './files.ts'
import { lastPromotions } from './promotion-repository.ts'
import {
  abandonedPushes,
  appsWithVersions,
  forgetPush,
  lockPresentVersions,
  markPruned,
  type VersionFacts,
} from './repository.ts'
import { runningCanaries } from './canary-repository.ts'
import { unusedVersions } from './unused-versions.ts'

const dayMs = 86_400_000
/** More promotions than an app has in the time that decides. */
const most = 10_000

/** Removes the files of an app's versions that nobody needs any more (RULES.md §14.52). Returns those versions. */
export async function pruneVersions({ db, storage, clock }: AppContext, app: string): Promise<string[]> {
  const now = clock.now()
  const unused: VersionFacts[] = await db.transaction(async (tx) => {
    const present = await lockPresentVersions(tx, app)
    const versions = present.map((row) => ({ ...row, pushedAt: row.completedAt ?? row.createdAt }))
    const canaries = new Set((await runningCanaries(tx)).map(({ versionId }) => versionId))
    const found = unusedVersions(versions, await lastPromotions(tx, app, most), now).filter(
      ({ id }) => !canaries.has(id),
    )
    for (const { id } of found) await markPruned(tx, id, now)
    return found
  })
  // Only now can nobody promote them any more.
  for (const version of unused) await removeFiles(storage, version)
  return unused.map(({ version }) => version)
}

/** Removes what nobody needs any more of every app, and pushes that were not finished within a day. */
export async function pruneAll(app: AppContext): Promise<void> {
  const { db, storage, clock } = app
  for (const push of await abandonedPushes(db, new Date(clock.now().getTime() - dayMs))) {
    await forgetPush(db, push.id)
    await removeFiles(storage, push)
  }
  for (const name of await appsWithVersions(db)) await pruneVersions(app, name)
}
