import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { openEditions } from './edition.ts'
import { fileKeyOf } from './files.ts'
import { refusalsOf } from './may-promote.ts'
import { assertComposer, assertMayRelease, isComposer } from './may-release.ts'
import { lastPromotions, runningManifests } from './promotion-repository.ts'
import { keepReport } from './composer-repository.ts'
import { assertMayPreview, makePreview, readPreview } from './previews.ts'
import { promoteVersion, rollbackVersion } from './promote.ts'
import { pruneVersions, pruneAll } from './prune.ts'
import { beginPush, finishPush, putFiles } from './push.ts'
import { readPushedManifest } from './read-manifest.ts'
import { findVersion, listStoredVersions } from './repository.ts'
import { viewKeys } from './view-keys.ts'
import { toPromotion, toVersion } from './wire.ts'

const mostShown = 100
const dayMs = 86_400_000

/** Serves the registry of releases to teams and composers (RULES.md §14). */
export function registerReleases(app: AppContext): void {
  const { releases } = endpoints
  const editions = openEditions(app)
  const present = async ({ app: name, version: wanted }: { app: string; version: string }) => {
    const version = found(await findVersion(app.db, name, wanted))
    if (version.completedAt === null || version.prunedAt !== null) throw new AppError('not_found')
    return version
  }

  const [viewKey] = viewKeys(app.config.APP_SECRET)
  serve(app, releases.edition, async ({ query, user }) => {
    const edition = await editions(query)
    // Anybody with the key can make page views up, so no team gets it for the canaries of others.
    return edition.canaries?.length && isComposer(user) ? { ...edition, viewKey } : edition
  })
  serve(app, releases.list, async ({ params }) => ({
    versions: (await listStoredVersions(app.db, params.app)).map(toVersion),
    promotions: (await lastPromotions(app.db, params.app, mostShown)).map(toPromotion),
  }))
  serve(app, releases.begin, ({ params, body: { manifest, commit = '' }, user }) => {
    assertMayRelease(user, params.app)
    return beginPush(app, params.app, { manifest, commit, team: user.team })
  })
  serve(app, releases.put, async ({ params, files, user }) => {
    assertMayRelease(user, params.app)
    return { stored: await putFiles(app, params, files['files'] ?? []) }
  })
  serve(app, releases.finish, ({ params, user }) => {
    assertMayRelease(user, params.app)
    return finishPush(app, params)
  })
  serve(app, releases.manifest, async ({ params }) => ({ manifest: (await present(params)).manifest }))
  serve(app, releases.file, async ({ params, query: { integrity } }) => {
    const key = fileKeyOf(await present(params), integrity)
    if (!(await app.storage.exists(key))) throw new AppError('not_found')
    return { bytes: await app.storage.getStream(key) }
  })
  serve(app, releases.check, async ({ params, body: { manifest }, user }) => {
    assertMayRelease(user, params.app)
    readPushedManifest(params.app, manifest)
    return { refusals: refusalsOf(manifest, await runningManifests(app.db)) }
  })
  serve(app, releases.promote, ({ body: { promotions, reason }, user }) => {
    for (const one of promotions) assertMayRelease(user, one.app)
    return promoteVersion(
      app,
      promotions.map((one) => ({ ...one, reason })),
      { team: user.team },
    )
  })
  serve(app, releases.preview, async ({ body, user }) => {
    await assertMayPreview(app.db, user, body.versions)
    return makePreview(app, { ...body, team: user.team })
  })
  serve(app, releases.previewed, async ({ params }) => found(await readPreview(app, params.token)))
  serve(app, releases.report, async ({ body, user }) => {
    assertComposer(user)
    await keepReport(app.db, { ...body, seenAt: app.clock.now() })
    return {}
  })
  serve(app, releases.rollback, ({ params, body, user }) => {
    assertMayRelease(user, params.app)
    return rollbackVersion(app, { ...params, ...body }, { team: user.team })
  })
  serve(app, releases.prune, async ({ params, user }) => {
    assertMayRelease(user, params.app)
    return { pruned: await pruneVersions(app, params.app) }
  })
  app.jobs.every('prune-releases', dayMs, () => pruneAll(app))
}
