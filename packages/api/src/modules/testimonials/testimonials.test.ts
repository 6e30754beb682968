import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testimonials } from '../../platform/db/schema/community.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('lists testimonials, newest first, and returns a single one', async () => {
  const base = { position: 'Ceramista', location: 'Santiago' }
  await app.db.insert(testimonials).values([
    { ...base, name: 'Antes', comment: 'Bien', createdAt: new Date('2026-01-01') },
    { ...base, name: 'Después', video: 'https://video.example/1.mp4', createdAt: new Date('2026-02-01') },
  ])
  const { body } = await app.call(endpoints.testimonials.list)
  expect(body.testimonials.map(({ name, url, comment }) => [name, url, comment])).toEqual([
    ['Después', 'https://video.example/1.mp4', ''],
    ['Antes', null, 'Bien'],
  ])
  const { id } = body.testimonials[1]!
  expect((await app.call(endpoints.testimonials.detail, { params: { id } })).body.name).toBe('Antes')
  const unknown = { id: '00000000-0000-4000-8000-000000000000' }
  expect((await app.call(endpoints.testimonials.detail, { params: unknown })).status).toBe(404)
})
