import { endpoints } from '@metrolibre/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeAdmin } from '../../testing/factories.ts'
import { testimonials } from '../../platform/db/schema/community.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => app.db.delete(testimonials))
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

it('lets admins add, find, change and delete testimonials, and takes films at any https address', async () => {
  const as = (await makeAdmin(app.db)).id
  const { adminCommunity } = endpoints
  const input = {
    name: 'Tránsito Ruiz',
    position: 'Costura',
    location: 'Ñuñoa',
    comment: 'Me cambió el taller',
  }
  const create = (body: object) =>
    app.call(adminCommunity.createTestimonial, { body: { ...input, url: null, ...body } }, { as })
  const film = 'https://youtu.be/dQw4w9WgXcQ'
  const { status, body } = await create({ url: film })
  expect([status, body]).toMatchObject([201, { ...input, url: film }])
  const elsewhere = (await create({ url: 'https://video.example/1.mp4', name: 'Otro' })).body
  expect(elsewhere.url).toBe('https://video.example/1.mp4')
  await app.call(adminCommunity.removeTestimonial, { params: { id: elsewhere.id } }, { as })
  expect((await create({ url: 'http://video.example/1.mp4' })).problem?.fields?.[0]?.path).toBe('url')
  expect((await create({ comment: ' ' })).problem?.fields?.[0]?.path).toBe('comment')

  const { id, updatedAt } = body
  const find = async (query: object) =>
    (await app.call(adminCommunity.testimonials, { query }, { as })).body.testimonials.map(({ name }) => name)
  expect(await find({ q: 'transito nunoa' })).toEqual(['Tránsito Ruiz'])
  expect(await find({ q: 'transito', film: false })).toEqual([])
  const change = (ifUpdatedAt: string | undefined) =>
    app.call(
      adminCommunity.updateTestimonial,
      { params: { id }, body: { ...input, url: null, ifUpdatedAt } },
      { as },
    )
  expect((await change(updatedAt)).body).toMatchObject({ ...input, url: null })
  expect((await change(updatedAt)).problem?.code).toBe('changed_meanwhile')
  expect((await app.call(adminCommunity.removeTestimonial, { params: { id } }, { as })).status).toBe(200)
  expect((await app.call(endpoints.testimonials.detail, { params: { id } })).status).toBe(404)
})

it('keeps the language in which its words were written, until they are written anew', async () => {
  const as = (await makeAdmin(app.db)).id
  const { createTestimonial, updateTestimonial } = endpoints.adminCommunity
  const words = { name: 'Abril', position: 'Ceramista', comment: 'Un horno en dos semanas', url: null }
  const written = (lang: 'es' | 'en') => ({ as, headers: { 'accept-language': lang } })
  const created = (await app.call(createTestimonial, { body: words }, written('es'))).body
  const change = async (body: object) =>
    (
      await app.call(
        updateTestimonial,
        { params: { id: created.id }, body: { ...words, ...body } },
        written('en'),
      )
    ).body.lang
  expect(created.lang).toBe('es')
  expect(await change({ name: 'Abril Tiza' })).toBe('es')
  expect(await change({ comment: 'A kiln in two weeks' })).toBe('en')
})
