import { endpoints } from '@metrolibre/contract'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users, type UserRow } from '../../platform/db/schema/users.ts'
import { userSheets } from '../../platform/db/schema/user-sheets.ts'
import { makeAdmin, makeOwner, makeProperty, makeUser } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { adminUserSheets } = endpoints

let app: TestApp
let admin: UserRow
beforeAll(async () => {
  app = await createTestApp()
  admin = await makeAdmin(app.db)
})
afterAll(() => app.close())

const request = async (filter: object, as: { id: string } = admin) =>
  (await app.call(adminUserSheets.request, { body: filter }, { as })).body
const newest = async (as: { id: string } = admin) =>
  (await app.call(adminUserSheets.newest, {}, { as })).body.sheet
const file = (id: string, as: { id: string } = admin) =>
  app.call(adminUserSheets.file, { params: { id } }, { as })

/** The cells of a sheet, row by row. */
const cellsOf = (xlsx: Uint8Array): string[][] => {
  const xml = strFromU8(unzipSync(xlsx)['xl/worksheets/sheet1.xml']!)
  return Array.from(xml.matchAll(/<row>(.*?)<\/row>/gs), ([, row]) =>
    Array.from(
      row!.matchAll(/<c[^>]*>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>/gs),
      ([, text, number]) => text ?? number!,
    ),
  )
}

it('writes the users of a filter, with flags and days as people write them', async () => {
  const at = new Date('2018-03-02T02:59:59Z')
  const company = '=HYPERLINK("http://evil.example") & <b>\u0001'
  const ana = await makeOwner(app.db, {
    firstName: 'Ana',
    createdAt: at,
    companyName: company,
    isVerified: true,
  })
  await makeProperty(app.db, { ownerId: ana.id })
  await makeUser(app.db, { firstName: 'Beto', createdAt: new Date(at.getTime() + 1000), country: 'Perú' })
  await makeUser(app.db, { firstName: 'Fuera', createdAt: at, deletedAt: at })
  const march = { from: '2018-03-01', to: '2018-03-02' }
  const asked = await request(march)
  expect(asked).toMatchObject({ state: 'preparing', done: 0, total: null, expiresAt: null })
  expect((await file(asked.id)).status).toBe(404)
  await app.jobs.drain()
  expect(await newest()).toMatchObject({ id: asked.id, state: 'ready', done: 2, total: 2 })
  const answer = await file(asked.id)
  expect(answer.headers['content-disposition']).toMatch(/usuarios-\d{4}-\d{2}-\d{2}\.xlsx/)
  const parts = unzipSync(answer.body)
  expect(strFromU8(parts['xl/worksheets/sheet1.xml']!)).toContain('<pane ySplit="1" topLeftCell="A2"')
  expect(strFromU8(parts['xl/styles.xml']!)).toContain('formatCode="dd/mm/yyyy"')
  const [head, ...rows] = cellsOf(answer.body)
  const shown = rows.map((row) => Object.fromEntries(head!.map((name, index) => [name, row[index]])))
  expect(shown.map(({ Nombre }) => Nombre)).toEqual(['Beto', 'Ana'])
  expect(shown[1]).toMatchObject({
    Correo: ana.email,
    // Text, never a formula, and without what XML can't contain.
    Empresa: '=HYPERLINK(&quot;http://evil.example&quot;) &amp; &lt;b&gt;',
    Verificado: 'Sí',
    Administra: 'No',
    Propiedades: '1',
    // The day as spreadsheets count it; its format shows 01/03/2018.
    Creado: '43160',
  })
  const other = await makeAdmin(app.db)
  expect([await newest(other), (await file(asked.id, other)).status]).toEqual([null, 404])
})

it('writes more users than are read at a time, in English too, and forgets the file after a day', async () => {
  const at = new Date('2017-01-05T12:00:00Z')
  const many = Array.from({ length: 2001 }, (_, index) => ({
    firstName: `N${index}`,
    lastName: 'Muchos',
    email: `many-${index}@people.example`,
    country: 'Chile' as const,
    createdAt: at,
  }))
  await app.db.insert(users).values(many)
  const { id } = (
    await app.call(
      adminUserSheets.request,
      { body: { q: 'muchos' } },
      { as: admin, headers: { 'accept-language': 'en' } },
    )
  ).body
  await app.jobs.drain()
  expect(await newest()).toMatchObject({ state: 'ready', done: 2001, total: 2001 })
  const [head, ...rows] = cellsOf((await file(id)).body)
  expect(head).toContain('First name')
  expect(new Set(rows.map(([name]) => name)).size).toBe(2001)
  await app.db.update(userSheets).set({ expiresAt: new Date(0) })
  expect([await newest(), (await file(id)).status]).toEqual([null, 404])
  await app.jobs.tick('discard-expired-user-sheets')
  await app.jobs.drain()
  expect(await app.db.select().from(userSheets)).toEqual([])
})
