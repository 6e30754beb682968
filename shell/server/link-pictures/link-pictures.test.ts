import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promote } from '@metrolibre/build/release'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createComposerApp } from '../app.ts'
import { headMarkup } from '../pages/head-markup.ts'
import { readComposerSettings } from '../settings.ts'
import { shellBundle, writeRelease } from '../testing/releases.ts'
import { createLinkPictures } from './link-pictures.ts'

const version = '20260101T000000Z-aaaaaaaaaa'
let dir: string
let app: Awaited<ReturnType<typeof createComposerApp>>['app']
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'link-pictures-'))
  const files = { 'public/main.js': '//', 'public/house.svg': 'no picture', 'server/server.mjs': shellBundle }
  await writeRelease(dir, 'shell', version, files, { entry: ['main.js'] })
  const side = 1800
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  await sharp({ create: { width: side, height: side, channels: 3, background: '#000000', noise } })
    .webp()
    .toFile(join(dir, 'shell', version, 'public', 'house.webp'))
  await promote(dir, 'shell', version)
  ;({ app } = await createComposerApp(readComposerSettings({ RELEASES_DIR: dir, LOG_LEVEL: 'silent' })))
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})

const shellFolder = `/shell/${version}`

/** Nothing can be made of the last two. */
const isMade = async (url: string): Promise<boolean> =>
  !url.includes('house.webp') || (await app.inject(url)).headers['cache-control']!.includes('86400')

it.each([
  ['a picture of a page', `/link-pictures${shellFolder}/house.webp.jpg`],
  ['the mark of the site', '/link-pictures/metrolibre.jpg'],
  ['what can not be read', `/link-pictures${shellFolder}/house.svg.jpg`],
  ['what is not there', '/link-pictures/files/gone.webp.jpg'],
])('serves %s as a JPEG of 1200 × 630 under 300 KB, and not again to whoever has it', async (_, url) => {
  // A busy machine is late with the picture of a page, and sends that of the site for now.
  await vi.waitFor(() => expect(isMade(url)).resolves.toBe(true), { timeout: 60_000 })
  const { statusCode, headers, rawPayload } = await app.inject(url)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
  const { format, width, height } = await sharp(rawPayload).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  expect(rawPayload.byteLength).toBeLessThan(300_000)
  const known = await app.inject({ url, headers: { 'if-none-match': String(headers['etag']) } })
  expect([known.statusCode, known.body]).toEqual([304, ''])
})

it.each([
  '/link-pictures/api/users.jpg',
  '/link-pictures/r/..%2f..%2fapi/x.jpg',
  '/link-pictures/files/a.webp',
])('is 404 for %s', async (url) => expect((await app.inject(url)).statusCode).toBe(404))

it('makes a picture once for all who ask at the same time, and forgets the eldest', async () => {
  const read: string[] = []
  const pictureOf = createLinkPictures({
    read: async (address) => {
      read.push(address)
      return Buffer.from(address)
    },
    encode: async (bytes) => bytes,
    maxPictures: 2,
  })
  await Promise.all([pictureOf('/files/a.webp'), pictureOf('/files/a.webp'), pictureOf('/files/b.webp')])
  expect(read).toEqual(['/files/a.webp', '/files/b.webp'])
  await pictureOf('/files/c.webp')
  await pictureOf('/files/a.webp')
  expect(read).toEqual(['/files/a.webp', '/files/b.webp', '/files/c.webp', '/files/a.webp'])
})

it('names the picture, its size, kind and text in the head of a page', () => {
  const head = {
    title: 'Casa Sucre',
    description: 'Una casa',
    image: '/files/casa.webp',
    imageAlt: 'Casa Sucre: $ 1',
  }
  const own = headMarkup({ head, links: [] }, 'es', 'https://metrolibre.example')
  for (const [property, content] of [
    ['og:image', 'https://metrolibre.example/link-pictures/files/casa.webp.jpg'],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'Casa Sucre: $ 1'],
  ])
    expect(own).toContain(`<meta property="${property}" content="${content}">`)
  expect(own).toContain('<meta name="twitter:card" content="summary_large_image">')
  const without = { title: head.title, description: head.description }
  const other = headMarkup({ head: without, links: [] }, 'es', 'https://metrolibre.example')
  expect(other).toContain('content="https://metrolibre.example/link-pictures/metrolibre.jpg"')
  expect(other).toContain('<meta property="og:image:alt" content="Casa Sucre">')
})
