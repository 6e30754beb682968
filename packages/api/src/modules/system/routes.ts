import { endpoints } from '@metrolibre/contract'
import { openApiDocument } from '@metrolibre/contract/openapi'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { apiPrefix, serve } from '../../platform/http/serve.ts'
import { forgetOldWindows } from '../../platform/rate-limit/repository.ts'
import { docsPage } from './docs-page.ts'
import { isDatabaseReady } from './repository.ts'

export function registerSystem(app: AppContext): void {
  const { system } = endpoints

  serve(app, system.health, () => ({ status: 'ok' as const }))

  serve(app, system.ready, async () => {
    if (!(await isDatabaseReady(app.db))) throw new AppError('unavailable')
    return { status: 'ready', checks: { database: 'ok' } } as const
  })

  serve(app, system.metrics, async () => ({ bytes: Buffer.from(await app.metrics.registry.metrics()) }))

  const description = openApiDocument(apiPrefix)
  serve(app, system.openapi, () => description)

  const docs = docsPage(description)
  app.server.get(`${apiPrefix}/docs`, (_request, reply) =>
    reply
      .header('content-security-policy', docs.policy)
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(docs.html),
  )

  app.jobs.every('forget-rate-limits', 600_000, () => forgetOldWindows(app.db, app.clock.now()))
}
