import { resolve } from 'node:path'
import { bodyLimits, createFlow, rateLimits } from '@metrolibre/contract'
import { closeWhenEnding, openDoors, plainUrl, readTrust, watchRequests } from '@metrolibre/doors'
import { openPictures } from '@metrolibre/pictures'
import { openTracing, traceRequests } from '@metrolibre/tracing'
import fastify, { LogController } from 'fastify'
import { createBlurredPictures } from './blurred/blurred-pictures.ts'
import { isOwnRead, readOwnPicture } from './blurred/read-own.ts'
import { openCanaries } from './canary/canaries.ts'
import { openSentPageCount } from './canary/count-pages.ts'
import { openRenderCount } from './canary/count-renders.ts'
import { canaryRoutes } from './canary/routes.ts'
import { openSourceBundles } from './dev/source-bundle.ts'
import { filmRoutes } from './films/routes.ts'
import { createLinkPictures } from './link-pictures/link-pictures.ts'
import { linkPictureRoutes } from './link-pictures/routes.ts'
import { offlineRoutes } from './offline/routes.ts'
import { createComposerMetrics } from './metrics/metrics.ts'
import { watchReleases } from './metrics/releases.ts'
import { createFramePages } from './pages/frame-pages.ts'
import { createPageCache } from './pages/page-cache.ts'
import { createRegistryFiles } from './pages/registry-files.ts'
import { pageRoutes } from './pages/routes.ts'
import { openPreviews } from './preview/previews.ts'
import { previewRoutes } from './preview/routes.ts'
import { bodyLimitOf, proxyRoutes } from './proxy.ts'
import { healthRoutes } from './health.ts'
import { licenceRoutes } from './licences/routes.ts'
import { limitRoutes } from './limit-routes.ts'
import { refuseWithoutDetails } from './pages/unavailable.ts'
import { openCatalogue } from './releases/catalogue.ts'
import { fetchVersion } from './releases/mirror/fetch-version.ts'
import { openMirror } from './releases/mirror/mirror.ts'
import { registrySource } from './releases/mirror/source.ts'
import { reportTroubles } from './releases/report-troubles.ts'
import { releaseRoutes } from './releases/routes.ts'
import { openVariants } from './releases/variants.ts'
import { createKeepWarm } from './render/keep-warm.ts'
import { createRenderers } from './render/renderers.ts'
import { publicConfig } from './runtime-config.ts'
import { searchEngineRoutes } from './search-engines/routes.ts'
import { baseHeaders } from './security/headers.ts'
import type { ComposerSettings } from './settings.ts'

/**
 * Creates the composer, which serves the pages, the files of all releases and a proxy to the API under one
 * origin. `ending` is to be aborted some time before the app is closed, so that no balancer sends visitors here any more.
 */
export async function createComposerApp(settings: ComposerSettings) {
  const trust = readTrust(settings.TRUSTED_PROXIES ?? 'none')
  const app = fastify({
    serverFactory: (serve) => openDoors({ trust, limitOf: bodyLimitOf }, serve),
    rewriteUrl: ({ url }) => plainUrl(url!),
    logger: { level: settings.LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trust,
    bodyLimit: bodyLimits.formBytes,
    forceCloseConnections: 'idle',
    // What still arrives while it closes is answered; its sender may not send it again.
    return503OnClosing: false,
  })
  const tracing = await openTracing({
    service: 'composer',
    endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
    follows: false,
  })
  if (tracing) traceRequests(app, tracing)
  const releasesDir = resolve(settings.RELEASES_DIR)
  const config = publicConfig(settings)
  const metrics = createComposerMetrics()
  const ending = new AbortController()
  const renderers = createRenderers(settings.API_URL, {
    onStray: (error) => app.log.warn({ error }, 'error of a screen that no page waits for'),
    onWorkerEnded: (cause, name) => {
      metrics.rendererEnded(name)
      app.log.error({ err: cause, app: name }, 'renderer ended')
    },
  })
  const catalogue = openCatalogue(releasesDir, (name, error) =>
    app.log.error({ err: error, remote: name }, 'remote unusable'),
  )
  const { API_URL, RELEASES_TOKEN } = settings
  const source = RELEASES_TOKEN === undefined ? undefined : registrySource(API_URL, RELEASES_TOKEN)
  const mirror =
    source &&
    openMirror({
      releasesDir,
      source,
      onCanaries: () => void warmUp(),
      onFailure: (error) => app.log.error({ err: error }, 'registry not followed'),
    })
  const vary = openVariants(releasesDir)
  const keepWarm = createKeepWarm({
    renderers,
    running: () => mirror?.canaries() ?? [],
    vary,
    onFailure: (error) => app.log.warn({ err: error }, 'canary not started'),
  })
  const warmUp = () =>
    catalogue().then(keepWarm, (error: unknown) => app.log.error({ err: error }, 'no shell yet'))
  const previews =
    source &&
    openPreviews({
      read: source.preview,
      bring: (one) => fetchVersion(source, releasesDir, one),
      vary,
      onFailure: (error) => app.log.warn({ err: error }, 'preview not shown'),
    })
  const canaries =
    source &&
    mirror &&
    openCanaries({
      running: mirror.canaries,
      viewKey: mirror.viewKey,
      vary,
      publicUrl: settings.PUBLIC_URL,
      countryHeader: settings.COUNTRY_HEADER,
      count: openSentPageCount(
        source.countPages,
        (error) => app.log.warn({ err: error }, 'pages not counted'),
        settings.RATE_LIMIT_FACTOR,
      ),
      onFailure: (error) => app.log.warn({ err: error }, 'canary not shown'),
    })
  const renderCount =
    source &&
    mirror &&
    openRenderCount(mirror.canaries, source.countRenders, (error) =>
      app.log.warn({ err: error }, 'renders not counted'),
    )
  let stopReports: (() => void) | undefined
  const cache = createPageCache({ freshMs: 10_000, staleMs: 50_000, spareMs: 600_000, maxPages: 500 })
  const factor = settings.RATE_LIMIT_FACTOR
  const share = createFlow(rateLimits.page, { factor })
  const headers = baseHeaders(settings.PUBLIC_URL)
  const pictures = openPictures({ processes: 1 })

  app.addHook('onRequest', async (_, reply) => void reply.headers(headers))
  limitRoutes(app, factor)
  closeWhenEnding(app, ending.signal)
  app.addHook('onClose', async () => {
    mirror?.stop()
    stopReports?.()
    renderers.close()
    pictures.close()
    await tracing?.close()
  })
  // Starts the renderers before the first visitor comes.
  app.addHook('onReady', async () => {
    await mirror?.start()
    await warmUp()
    if (source)
      stopReports = reportTroubles(catalogue, source.report, (error) =>
        app.log.warn({ err: error }, 'state not reported'),
      )
  })
  watchRequests(app, metrics.registry, isOwnRead)
  watchReleases({ registry: metrics.registry, catalogue, renderers, mirror })
  healthRoutes(app, { catalogue, mirror, ending: ending.signal })
  refuseWithoutDetails(app)
  await releaseRoutes(app, releasesDir)
  await proxyRoutes(app, settings, (concerns) => cache.forget(concerns))
  const { SERVICE_WORKER: worker, FILES_URL: filesUrl } = settings
  offlineRoutes(app, { releasesDir, catalogue, worker, filesUrl })
  filmRoutes(app, releasesDir, catalogue)
  licenceRoutes(app)
  linkPictureRoutes(
    app,
    createLinkPictures({
      read: readOwnPicture(app),
      encode: (picture) => pictures.run('encodeLinkPicture', picture, undefined, {}),
    }),
  )
  previewRoutes(app, settings.PUBLIC_URL)
  if (mirror) canaryRoutes(app, mirror.canaries, settings.PUBLIC_URL)
  searchEngineRoutes(app, { catalogue, publicUrl: config.publicUrl, apiUrl: settings.API_URL, share })
  pageRoutes(app, {
    allowSource: settings.DEPLOYMENT === 'embedded' && settings.REMOTES_FROM_SOURCE === 'on',
    catalogue,
    previews,
    canaries,
    keepWarm,
    cache,
    share,
    onAnswer: metrics.answered,
    countryHeader: settings.COUNTRY_HEADER,
    shareBeyond: createFlow(rateLimits.pageBeyond, { factor }),
    composer: {
      config,
      renderers,
      frames: createFramePages(),
      registryFiles: createRegistryFiles(),
      blurred: createBlurredPictures({
        read: readOwnPicture(app),
        encode: (picture) => pictures.run('encodeBlurred', picture, undefined, {}),
      }),
      filesUrl,
      sources: openSourceBundles(),
      deadlineMs: settings.RENDER_DEADLINE_MS,
      onRendered: (rendering) => {
        metrics.rendered(rendering)
        renderCount?.add(rendering)
      },
      // Without the query, because what people search for is private.
      onFailure: (url, error) =>
        app.log.warn({ err: error, path: url.split('?')[0] }, 'page left to the browser'),
    },
  })
  return { app, metrics: metrics.registry, ending }
}
