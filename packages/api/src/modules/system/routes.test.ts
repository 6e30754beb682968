import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('system', () => {
  it('reports that the process is alive and ready', async () => {
    expect((await app.call(endpoints.system.health)).body).toEqual({ status: 'ok' })
    expect((await app.call(endpoints.system.ready)).status).toBe(200)
  })

  it('counts requests by route', async () => {
    await app.call(endpoints.system.health)
    const { body } = await app.call(endpoints.system.metrics)
    const text = Buffer.from(body).toString()
    expect(text).toMatch(/metrolibre_request_seconds_count\{.*route="\/api\/healthz"/)
    expect(text).toContain('metrolibre_jobs_waiting 0')
    expect(text).toMatch(/metrolibre_database_connections\{state="active"\} [1-9]/)
  })

  it('describes the API for programs and for people', async () => {
    const { body } = await app.call(endpoints.system.openapi)
    expect(body).toMatchObject({ openapi: '3.1.0' })
    const page = await app.server.inject('/api/docs')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('/auth/login')
    expect(page.body).not.toContain('<script')
  })
})
