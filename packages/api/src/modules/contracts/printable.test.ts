import { endpoints } from '@metrolibre/contract'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contractForm, monthsFrom } from '../../testing/booking.ts'
import { makeProperty, makeUser } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { reservations, auth } = endpoints
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function held(name = 'Taller luminoso') {
  const tenant = await makeUser(app.db)
  const property = await makeProperty(app.db)
  await app.sql`update properties set name = ${name} where id = ${property.id}`
  const range = monthsFrom(app.clock.now(), 1, 2)
  const { body: hold } = await app.call(
    reservations.hold,
    { body: { locationId: property.id, range } },
    { as: tenant },
  )
  const sign = (changes: object) =>
    app.call(
      reservations.signContract,
      { params: { id: hold.id }, body: { contractData: { ...contractForm, ...changes } } },
      { as: tenant },
    )
  return { tenant, sign, id: hold.id }
}

it('prints names of many languages on the signed contract as they were typed', async () => {
  const { sign, id } = await held('Galpón Đà Nẵng')
  const represent = 'Łukasz Nguyễn Ștefan Dvořák'
  const company = 'Київ Ελένη SpA'
  const { status } = await sign({
    represent,
    company,
    signature: { kind: 'typed', name: 'Łukasz Żółć' },
  })
  expect(status).toBe(200)
  const [row] = await app.sql`select pdf_key from contracts where reservation_id = ${id}`
  const bytes = new Uint8Array(await app.storage.getBytes(row!['pdf_key'] as string))
  const { text } = await extractText(bytes, { mergePages: true })
  for (const part of [represent, company, 'Łukasz Żółć', 'Galpón Đà Nẵng']) expect(text).toContain(part)
})

it('refuses what it can’t print at its field, before signing, and names the signs', async () => {
  const { sign, id } = await held()
  const { status, problem } = await sign({ represent: '王小明', location_uses: 'Taller 🏠' })
  expect(status).toBe(422)
  expect(problem?.fields).toEqual([
    expect.objectContaining({
      path: 'contractData.location_uses',
      code: 'validation.unprintable',
      message: expect.stringContaining('«🏠»') as string,
    }),
    expect.objectContaining({
      path: 'contractData.represent',
      message: expect.stringContaining('«王», «小», «明»') as string,
    }),
  ])
  expect(await app.sql`select 1 from contracts where reservation_id = ${id}`).toHaveLength(0)
  const { tenant } = await held()
  const profile = await app.call(
    auth.update,
    { params: { id: tenant.id }, body: { firstName: 'محمد' } },
    { as: tenant },
  )
  expect(profile.problem?.fields?.[0]).toMatchObject({ path: 'firstName', code: 'validation.unprintable' })
})

it('says who has to correct an older text that it can’t print, and does not fail', async () => {
  const { sign, id } = await held('Taller 東京')
  const { status, problem } = await sign({})
  expect(status).toBe(422)
  expect(problem?.message).toContain('«東», «京»')
  expect(await app.sql`select 1 from contracts where reservation_id = ${id}`).toHaveLength(0)
})
