import { endpoints } from '@metrolibre/contract'
import { openApiDocument } from '@metrolibre/contract/openapi'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { apiPrefix, serve } from '../../platform/http/serve.ts'
import { forgetOldWindows } from '../../platform/rate-limit/repository.ts'
import { docsPage } from './docs-page.ts'
import { isDatabaseReady } from './repository.ts'

// Created by the first request that asks for them: most processes are never asked.
const description = once(() => openApiDocument(apiPrefix))
const docs = once(() => docsPage(description()))

export function registerSystem(app: AppContext): void {
  const { system } = endpoints

  serve(app, system.health, () => ({ status: 'ok' as const }))

  serve(app, system.ready, async () => {
    if (app.ending.aborted || !(await isDatabaseReady(app.db))) throw new AppError('unavailable')
    return { status: 'ready', checks: { database: 'ok' } } as const
  })

  serve(app, system.metrics, async () => ({ bytes: Buffer.from(await app.metrics.registry.metrics()) }))

  serve(app, system.openapi, () => description())
  app.server.get(`${apiPrefix}/docs`, (_request, reply) => {
    const { html, policy } = docs()
    return reply
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(html)
  })

  app.jobs.every('forget-rate-limits', 600_000, () => forgetOldWindows(app.db, app.clock.now()))
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
