import { sql } from 'drizzle-orm'
import { endpoints } from '@metrolibre/contract'
import { startCollector } from '@metrolibre/tracing/testing'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

it('sends a request and each of its statements to the collector, in one trace and without values', async () => {
  const collector = await startCollector()
  const app = await createTestApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } })
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  const answer = await app.call(
    endpoints.locations.search,
    { query: { q: 'jacaranda' } },
    { headers: { traceparent } },
  )
  expect(answer.status).toBe(200)
  // Work of the process itself belongs to no request.
  await app.db.transaction((tx) => tx.execute(sql`select 1`))
  await app.close()
  const request = collector.spans.find(({ name }) => name === 'GET /api/locations/')
  expect(request).toMatchObject({ service: 'api', parentSpanId: '00f067aa0ba902b7' })
  const statements = collector.spans.filter(({ name }) => name === 'SELECT' || name === 'WITH')
  expect(statements.length).toBeGreaterThan(0)
  for (const { parentSpanId, traceId } of statements)
    expect([parentSpanId, traceId]).toEqual([request!.spanId, request!.traceId])
  expect(JSON.stringify(collector.spans)).not.toContain('jacaranda')
  await collector.close()
})
