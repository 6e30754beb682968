import { encodePicture } from '@metrolibre/pictures/tasks'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureWidths } from '../../platform/images/picture-key.ts'
import { pictureWithVariants } from '../../platform/images/picture.ts'
import { storePicture } from '../../platform/images/store-picture.ts'
import { images } from '../../platform/db/schema/images.ts'
import { makeProperty } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let url = ''
beforeAll(async () => {
  app = await createTestApp()
  const input = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#2f9c8a' } })
    .png()
    .toBuffer()
  url = pictureWithVariants(
    (await storePicture(app.storage, await encodePicture(input, { widths: pictureWidths }))).key,
  ).imageVariants[0]!.url
  await app.storage.put('private/contracts/320.webp', 'secret')
})
afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url: path, headers })

test('serves a picture with its type, cacheable for a year', async () => {
  const { statusCode, headers, rawPayload } = await get(url)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect((await sharp(rawPayload).metadata()).width).toBe(320)
  expect((await get(url, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
})

test('serves a part of a picture, or says that there is none', async () => {
  const whole = await get(url)
  const etag = String(whole.headers['etag'])
  const size = whole.rawPayload.byteLength
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(size) })
  const part = await get(url, { range: 'bytes=10-19', 'if-range': etag })
  expect(part.statusCode).toBe(206)
  expect(part.headers).toMatchObject({
    'content-range': `bytes 10-19/${size}`,
    'content-length': '10',
    'cache-control': whole.headers['cache-control'],
  })
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20))
  expect((await get(url, { range: 'bytes=-5' })).rawPayload).toEqual(whole.rawPayload.subarray(-5))
  // A client that has a part of another file needs the whole one.
  const other = await get(url, { range: 'bytes=10-19', 'if-range': '"other"' })
  expect([other.statusCode, other.rawPayload.byteLength]).toEqual([200, size])
  const beyond = await get(url, { range: `bytes=${size}-` })
  expect(beyond.statusCode).toBe(416)
  expect(beyond.headers).toMatchObject({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
})

test('sends browsers to the bucket by signed addresses, but hidden pictures only those with a ticket', async () => {
  const env = {
    STORAGE_DELIVERY: 'signed',
    STORAGE_DRIVER: 's3',
    STORAGE_BUCKET: 'metrolibre',
    STORAGE_ENDPOINT: 'https://bucket.example',
    STORAGE_ACCESS_KEY_ID: 'key',
    STORAGE_SECRET_ACCESS_KEY: 'secret',
  }
  const signing = await createTestApp({ env })
  const ask = (path: string) => signing.server.inject({ method: 'GET', url: path })
  const { statusCode, headers } = await ask(url)
  expect([statusCode, headers['cache-control']]).toEqual([302, 'public, max-age=300'])
  const to = new URL(String(headers['location']))
  expect(to.origin + to.pathname).toBe(
    `https://bucket.example/metrolibre/public${url.slice('/files'.length)}`,
  )
  expect(to.searchParams.get('X-Amz-Expires')).toBe('900')
  expect(to.searchParams.get('X-Amz-Signature')).toMatch(/^[\da-f]{64}$/)
  const { id: propertyId } = await makeProperty(signing.db)
  await signing.db
    .insert(images)
    .values({ propertyId, image: `public${url.slice('/files'.length)}`, isVisible: false })
  expect((await ask(url)).statusCode).toBe(404)
  await signing.close()
})

test.each([
  '/files/pictures/none/320.webp',
  '/files/../private/contracts/320.webp',
  '/files/..%2fprivate%2fcontracts%2f320.webp',
  '/files/private/contracts/320.webp',
  '/files/pictures/..%2f..%2fprivate/320.webp',
  '/files/',
])('answers 404 for %s, which must not be cached', async (path) => {
  const { statusCode, headers } = await get(path)
  expect(statusCode).toBe(404)
  expect(headers['cache-control'] ?? '').not.toContain('immutable')
})
