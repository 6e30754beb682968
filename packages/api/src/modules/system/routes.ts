import { endpoints } from '@metrolibre/contract'
import { openApiDocument } from '@metrolibre/contract/openapi'
import { createKeptSend } from '@metrolibre/doors'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { within } from '../../platform/db/within.ts'
import { apiPrefix, serve } from '../../platform/http/serve.ts'
import { createRateLimiter } from '../../platform/rate-limit/rate-limiter.ts'
import { forgetOldWindows } from '../../platform/rate-limit/repository.ts'
import { docsPage } from './docs-page.ts'
import { isDatabaseReady } from './repository.ts'

// A balancer that asks whether this instance is ready waits for two seconds.
const primaryMilliseconds = 1500

// Created by the first request that asks for them: most processes are never asked.
const description = once(() => openApiDocument(apiPrefix))
const docs = once(() => docsPage(description()))

export function registerSystem(app: AppContext): void {
  const { system } = endpoints

  serve(app, system.health, () => ({ status: 'ok' as const }))

  serve(app, system.ready, async () => {
    if (app.ending.aborted) throw new AppError('unavailable')
    const isReady = await within(primaryMilliseconds, isDatabaseReady(app.db)).catch(() => false)
    // While the primary is away, no instance would be sent requests, although each answers searches from a standby.
    if (!isReady && !app.publicReads.isFit()) throw new AppError('unavailable')
    return { status: 'ready', checks: { [isReady ? 'database' : 'standby']: 'ok' } } as const
  })

  serve(app, system.metrics, async () => ({ bytes: Buffer.from(await app.metrics.registry.metrics()) }))

  const limit = createRateLimiter(app, system.openapi.rateLimit)
  const forFiveMinutes = { 'cache-control': 'public, max-age=300' }
  const describedAs = once(() => JSON.stringify(description()))
  const sendDescription = createKeptSend(1)
  const described = { endpoint: system.openapi, limit: system.openapi.rateLimit }
  app.server.get(apiPrefix + system.openapi.path, { config: described }, async (request, reply) => {
    await limit(request, null)
    return sendDescription(
      reply.headers(forFiveMinutes).type('application/json; charset=utf-8'),
      describedAs(),
    )
  })
  const sendDocs = createKeptSend(1)
  app.server.get(`${apiPrefix}/docs`, { config: { limit: 'description' } }, async (request, reply) => {
    await limit(request, null)
    reply.header('content-security-policy', docs().policy).type('text/html; charset=utf-8')
    return sendDocs(reply.headers(forFiveMinutes), docs().html)
  })

  app.jobs.every('forget-rate-limits', 600_000, () => forgetOldWindows(app.db, app.clock.now()))
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
