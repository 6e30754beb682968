import { coverIds, endpoints } from '@metrolibre/contract'
import { desc, eq } from 'drizzle-orm'
import { encodePicture } from '@metrolibre/pictures/tasks'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pictureWidths } from '../../platform/images/picture-key.ts'
import { pictureWithVariants } from '../../platform/images/picture.ts'
import { storePicture } from '../../platform/images/store-picture.ts'
import { covers as coverRows } from '../../platform/db/schema/site.ts'
import { files } from '../../platform/db/schema/images.ts'
import { auditLog } from '../../platform/db/schema/protection.ts'
import { makeAdmin } from '../../testing/factories.ts'
import { untilLocked } from '../../testing/lock-waits.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { undoChange } from '../audit/undo.ts'
import { undoes } from '../undo/undoes.ts'
import { lockCover, saveCover } from './repository.ts'

let app: TestApp
let admin: string
let image: string
beforeAll(async () => {
  app = await createTestApp()
  admin = (await makeAdmin(app.db)).id
  const bytes = await sharp({ create: { width: 400, height: 180, channels: 3, background: '#ffc61f' } })
    .png()
    .toBuffer()
  const stored = await storePicture(app.storage, await encodePicture(bytes, { widths: pictureWidths }), {
    route: 'general',
    id: '1',
  })
  await app.db.insert(files).values(stored)
  image = pictureWithVariants(stored.key).image!
})
beforeEach(() => app.db.delete(coverRows))
afterAll(() => app.close())

const setImage = (id: number, imageUrl: string | null) =>
  app.call(endpoints.adminSite.setCoverImage, { params: { id }, body: { imageUrl } }, { as: admin })
const setText = (id: number, text: string | null) =>
  app.call(endpoints.adminSite.setCoverText, { params: { id }, body: { text } }, { as: admin })
const covers = async () => (await app.call(endpoints.general.all)).body.general

test('image and text are changed independently and can be reset to the page’s own', async () => {
  expect(await covers()).toEqual([])
  expect((await setImage(coverIds.home, image)).body.image).toBe(image)
  expect((await setText(coverIds.home, '  Metros de sobra  ')).body).toMatchObject({
    image,
    text: 'Metros de sobra',
  })
  expect(await covers()).toMatchObject([{ id: 1, image, text: 'Metros de sobra' }])
  expect((await setImage(coverIds.home, null)).body).toMatchObject({
    id: 1,
    image: null,
    imageVariants: [],
    text: 'Metros de sobra',
  })
  await setText(coverIds.home, null)
  expect(await covers()).toMatchObject([{ id: 1, image: null, imageVariants: [], text: null }])
})

test('resetting a cover that was never changed is answered with what there is, and recorded by nobody', async () => {
  const before = await covers()
  for (const answer of [await setImage(coverIds.tenants, null), await setText(coverIds.tenants, null)])
    expect([answer.status, answer.body]).toMatchObject([200, { id: 2, image: null, text: null }])
  expect(await covers()).toEqual(before)
})

test('accepts the absolute URL of an uploaded picture', async () => {
  const whole = new URL(image, app.config.PUBLIC_URL).href
  expect((await setImage(coverIds.owners, whole)).body.image).toBe(image)
})

test.each([
  'https://elsewhere.example/files/pictures/none/320.webp',
  '//elsewhere.example/files/pictures/none/320.webp',
  '/files/pictures/general/1/none/320.webp',
  '/files/../private/contracts/320.webp',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
])('refuses %s as a cover', async (address) => {
  const { status, problem } = await setImage(coverIds.home, address)
  expect(status).toBe(422)
  expect(problem?.fields?.[0]?.path).toBe('imageUrl')
})

test('accepts only the three covers, and texts within the allowed length', async () => {
  expect((await setText(4, 'Otra')).status).toBe(404)
  expect((await setText(1, ' ')).status).toBe(422)
  expect((await setText(1, 'a'.repeat(301))).status).toBe(422)
})

test('refuses the first text of a cover where somebody else was the first', async () => {
  const first = (text: string) =>
    app.call(
      endpoints.adminSite.setCoverText,
      { params: { id: coverIds.home }, body: { text, ifUpdatedAt: null } },
      { as: admin },
    )
  expect((await first('Uno')).status).toBe(200)
  expect((await first('Dos')).problem?.code).toBe('changed_meanwhile')
})

test('refuses the first text of a cover that another one of the same moment came before', async () => {
  const late = await app.db.transaction(async (tx) => {
    await lockCover(tx, coverIds.home)
    await saveCover(tx, coverIds.home, { text: 'Uno' })
    const answer = app.call(
      endpoints.adminSite.setCoverText,
      { params: { id: coverIds.home }, body: { text: 'Dos', ifUpdatedAt: null } },
      { as: admin },
    )
    await untilLocked(app, 1)
    return { answer }
  })
  expect((await late.answer).problem?.code).toBe('changed_meanwhile')
})

test('records each change of a cover, refuses one of an older version, and takes one back', async () => {
  await setText(coverIds.tenants, 'Uno')
  const seen = (await setText(coverIds.tenants, 'Dos')).body.updatedAt
  await setText(coverIds.tenants, 'Tres')
  const late = await app.call(
    endpoints.adminSite.setCoverText,
    { params: { id: coverIds.tenants }, body: { text: 'Cuatro', ifUpdatedAt: seen } },
    { as: admin },
  )
  expect(late.problem?.code).toBe('changed_meanwhile')
  const [entry] = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entity, 'cover'))
    .orderBy(desc(auditLog.id))
    .limit(1)
  expect(entry).toMatchObject({
    action: 'cover.setText',
    entityId: '2',
    before: { text: 'Dos' },
    after: { text: 'Tres' },
  })
  await undoChange(app, entry!.id, { actorId: admin, requestId: 'undo' }, undoes)
  expect((await covers()).find(({ id }) => id === coverIds.tenants)?.text).toBe('Dos')
})
