import { endpoints } from '@metrolibre/contract'
import { readRelease, type Release } from '@metrolibre/gate'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { actorOf } from '../audit/actor.ts'
import { reportsSince } from './composer-repository.ts'
import { readLine } from './line.ts'
import { refusalsOf } from './may-promote.ts'
import { lastNumbers, lastPromotions, lastPromotionsOfAll, runningManifests } from './promotion-repository.ts'
import { endPreview, runningPreviews } from './previews.ts'
import { promoteVersion, rollbackVersion } from './promote.ts'
import { findVersion, listStoredVersions } from './repository.ts'
import { toPromotion, toVersion } from './wire.ts'

const mostShown = 50
/** A version is built for each change, and only the newest are worth a look. */
const mostOffered = 6

/** A composer reports every few seconds; one that has been silent for longer than this has ended. */
const reportedMs = 120_000

/** Serves what runs of each app to admins, who can go back by one press (RULES.md §14.31). */
export function registerAdminReleases(app: AppContext): void {
  const { adminReleases } = endpoints
  const running = async (name: string, configs: ReadonlyMap<string, Release['config']>) => {
    const [last] = await lastPromotions(app.db, name, 1)
    const { previous } = await readLine(app.db, name)
    const { slots = [], parts = [] } = configs.get(name) ?? {}
    return {
      app: name,
      current: toPromotion(found(last)),
      earlier: previous[0] ?? null,
      slots: [...slots],
      parts: parts.map(({ id, slot }) => ({ id, slot })),
    }
  }

  serve(app, adminReleases.show, async ({ query }) => {
    const releases = (await runningManifests(app.db)).map(({ manifest }) => readRelease(manifest))
    const configs = new Map(releases.map(({ name, config }) => [name, config]))
    const last =
      query.app === undefined
        ? await lastPromotionsOfAll(app.db, mostShown)
        : await lastPromotions(app.db, query.app, mostShown)
    return {
      apps: await Promise.all((await lastNumbers(app.db)).map((one) => running(one.app, configs))),
      promotions: last.map(toPromotion),
      composers: (await reportsSince(app.db, new Date(app.clock.now().getTime() - reportedMs))).map(
        ({ seenAt, ...report }) => ({ ...report, seenAt: seenAt.toISOString() }),
      ),
    }
  })
  serve(app, adminReleases.versions, async ({ params }) => {
    const others = await runningManifests(app.db)
    const present = (await listStoredVersions(app.db, params.app)).filter(({ prunedAt }) => prunedAt === null)
    const versions = present.slice(0, mostOffered).map(async (row) => {
      const { manifest } = found(await findVersion(app.db, row.app, row.version))
      return { ...toVersion(row), refusals: refusalsOf(manifest, others) }
    })
    return { versions: await Promise.all(versions) }
  })
  serve(app, adminReleases.promote, async (call) => {
    const { override, ...wish } = call.body
    const [promotion] = await promoteVersion(app, [{ ...call.params, ...wish }], actorOf(call), override)
    return found(promotion)
  })
  serve(app, adminReleases.previews, async () => ({ previews: await runningPreviews(app) }))
  serve(app, adminReleases.endPreview, async (call) => {
    await endPreview(app, call.params.id, actorOf(call))
    return { previews: await runningPreviews(app) }
  })
  serve(app, adminReleases.rollback, (call) =>
    rollbackVersion(app, { ...call.params, ...call.body }, actorOf(call)),
  )
}
