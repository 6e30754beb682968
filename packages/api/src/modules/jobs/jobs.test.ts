import { endpoints, type JobInput } from '@metrolibre/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { jobs as jobRows } from '../../platform/db/schema/site.ts'
import { makeAdmin } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let as: string
beforeAll(async () => {
  app = await createTestApp()
  as = (await makeAdmin(app.db)).id
})
beforeEach(() => app.db.delete(jobRows))
afterAll(() => app.close())

const { jobs, adminJobs } = endpoints
const opening: JobInput = {
  title: 'Inspección técnica',
  description: 'Mides propiedades',
  titleEn: null,
  descriptionEn: null,
  city: 'Ñuñoa',
  country: 'Chile',
  employmentType: 'contractor',
  isRemote: false,
  validThrough: null,
}
const create = (changes: Partial<JobInput> = {}) =>
  app.call(adminJobs.create, { body: { ...opening, ...changes } }, { as })
const shown = async () => (await app.call(jobs.list)).body.jobs.map(({ title }) => title)

it('shows active openings until the end of their last day at the place', async () => {
  app.clock.set(new Date('2026-03-01T12:00:00Z'))
  const { body } = await create({ title: 'Comunidad', validThrough: '2026-03-01' })
  const { id } = body
  // The last moment of the day in Santiago, and the first of the next one.
  app.clock.set(new Date('2026-03-02T02:59:00Z'))
  expect(await shown()).toEqual(['Comunidad'])
  app.clock.set(new Date('2026-03-02T03:00:00Z'))
  expect(await shown()).toEqual([])
  expect((await app.call(adminJobs.detail, { params: { id } }, { as })).body.isOver).toBe(true)
  await app.call(adminJobs.update, { params: { id }, body: opening }, { as })
  expect(await shown()).toEqual(['Inspección técnica'])
  const { body: hidden } = await app.call(
    adminJobs.setActive,
    { params: { id }, body: { isActive: false } },
    { as },
  )
  expect([hidden.isActive, await shown()]).toEqual([false, []])
})

it('finds, refuses, changes, takes back and deletes openings', async () => {
  expect((await create({ titleEn: 'Surveyor' })).problem?.fields?.[0]?.path).toBe('descriptionEn')
  const { status, body } = await create({
    titleEn: 'Surveyor',
    descriptionEn: 'You measure',
    isActive: false,
  })
  expect([status, body]).toMatchObject([201, { titleEn: 'Surveyor', isActive: false }])
  const found = await app.call(adminJobs.list, { query: { q: 'surveyor nunoa', isActive: false } }, { as })
  expect(found.body.jobs.map(({ id }) => id)).toEqual([body.id])

  const { id, updatedAt: ifUpdatedAt } = body
  const change = () =>
    app.call(
      adminJobs.update,
      { params: { id }, body: { ...opening, city: 'Lima', country: 'Perú', ifUpdatedAt } },
      { as },
    )
  expect((await change()).body).toMatchObject({ city: 'Lima', titleEn: null, isActive: false })
  expect((await change()).problem?.code).toBe('changed_meanwhile')
  const { body: audit } = await app.call(endpoints.adminSite.audit, { query: { entityId: id } }, { as })
  const [last] = audit.entries
  expect(last).toMatchObject({ action: 'job.update', name: 'Inspección técnica', canUndo: true })
  await app.call(endpoints.adminSite.undo, { params: { id: last!.id } }, { as })
  expect((await app.call(adminJobs.detail, { params: { id } }, { as })).body).toMatchObject({
    city: 'Ñuñoa',
    titleEn: 'Surveyor',
  })
  expect((await app.call(adminJobs.remove, { params: { id } }, { as })).status).toBe(200)
  expect((await app.call(adminJobs.detail, { params: { id } }, { as })).status).toBe(404)
})

it('refuses a last day that is over, except one that passed since it was written', async () => {
  app.clock.set(new Date('2026-03-02T03:00:00Z'))
  const past = [{ path: 'validThrough', code: 'validation.day_past' }]
  expect((await create({ validThrough: '2026-03-01' })).problem?.fields).toMatchObject(past)
  const { status, body } = await create({ validThrough: '2026-03-02' })
  expect(status).toBe(201)
  app.clock.set(new Date('2026-03-03T03:00:00Z'))
  const change = (validThrough: string) =>
    app.call(
      adminJobs.update,
      { params: { id: body.id }, body: { ...opening, city: 'Lota', validThrough } },
      { as },
    )
  expect((await change('2026-03-02')).body).toMatchObject({ city: 'Lota', isOver: true })
  expect((await change('2026-03-01')).problem?.fields).toMatchObject(past)
  expect((await change('2026-03-03')).body.isOver).toBe(false)
})
