import { setTimeout as pause } from 'node:timers/promises'
import { openPictures } from '@metrolibre/pictures'
import sharp from 'sharp'
import { afterAll, expect, it, vi } from 'vitest'
import { copyToRead } from './addresses.ts'
import { createBlurredPictures } from './blurred-pictures.ts'

const size = { width: 960, height: 640, channels: 3 } as const
/** Noise, as a photo has it, since an even colour is hardly a byte. */
const noise = (mean: number) =>
  sharp({ create: { ...size, background: '#000', noise: { type: 'gaussian', mean, sigma: 40 } } })
const photo = noise(120).webp().toBuffer()
const atNight = noise(30).webp().toBuffer()
const seeThrough = sharp({
  create: { width: 640, height: 400, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.4 } },
})
  .webp()
  .toBuffer()

const files: Record<string, () => Promise<Buffer>> = {
  '/files/pictures/a/640.webp': () => photo,
  '/r/mfe-public/1/night-960.webp': () => atNight,
  '/files/pictures/see/640.webp': () => seeThrough,
  '/files/pictures/damaged/640.webp': async () => Buffer.from('no picture'),
}

const pictures = openPictures({ processes: 1 })
afterAll(() => pictures.close())
const encode = (picture: Buffer) => pictures.run('encodeBlurred', picture, undefined, {})

const open = (options: { delayMs?: number; maxPictures?: number; waitMs?: number } = {}) => {
  const { delayMs = 0, ...rest } = options
  const asked: string[] = []
  const read = async (address: string) => {
    asked.push(address)
    await pause(delayMs)
    const file = files[address]
    if (!file) throw new Error('not there')
    return file()
  }
  return { asked, ...createBlurredPictures({ read, encode, waitMs: 60_000, ...rest }) }
}

const copyIn = (rules: string) =>
  sharp(Buffer.from(/url\(data:image\/webp;base64,([^)]+)\)/.exec(rules)![1]!, 'base64'))

const a = {
  href: '/files/pictures/a/1440.webp',
  imageSrcSet:
    '/files/pictures/a/320.webp 320w, /files/pictures/a/640.webp 640w, /files/pictures/a/1440.webp 1440w',
}

it('draws a light copy behind a picture, as many pixels wide as a phone shows', async () => {
  const { rulesFor, asked } = open()
  const rules = await rulesFor(a)
  expect(rules).toMatch(
    /^img\[fetchpriority\]\[src="\/files\/pictures\/a\/1440\.webp"\]\{background:url\(data:[^)]+\) var\(--picture-focus,50%\)\/cover\}$/,
  )
  expect(await copyIn(rules).metadata()).toMatchObject({ format: 'webp', width: 560, height: 373 })
  expect(Buffer.byteLength(rules)).toBeLessThan(4000)
  expect(await rulesFor(a)).toBe(rules)
  expect(asked).toEqual(['/files/pictures/a/640.webp'])
})

it('draws another copy behind the picture of the night', async () => {
  const rules = await open().rulesFor({ ...a, nightSrcSet: '/r/mfe-public/1/night-960.webp 960w' })
  const [day, night] = rules.split('@media (prefers-color-scheme:dark)')
  expect(day).toMatch(/^@media \(prefers-color-scheme:light\)\{img/)
  const brightness = async (rule: string) => (await copyIn(rule).stats()).channels[0]!.mean
  expect(await brightness(day!)).toBeGreaterThan(100)
  expect(await brightness(night!)).toBeLessThan(60)
})

it('draws nothing behind what one can see through, what is no picture, and what lies elsewhere', async () => {
  const { rulesFor, asked } = open()
  for (const href of [
    '/files/pictures/see/640.webp',
    '/files/pictures/damaged/640.webp',
    '/files/pictures/gone/640.webp',
  ])
    expect(await rulesFor({ href }), href).toBe('')
  const before = asked.length
  for (const href of [
    'https://elsewhere.example/files/a.webp',
    '//elsewhere.example/a.webp',
    '/api/auth/session',
    '/files/a"]{}</style>.webp',
  ])
    expect(await rulesFor({ href }), href).toBe('')
  expect(asked).toHaveLength(before)
  expect(await rulesFor(undefined)).toBe('')
})

it('lets no page wait for a copy, and gives it to the next one', async () => {
  const { rulesFor, asked } = open({ delayMs: 300, waitMs: 20 })
  expect(await rulesFor(a)).toBe('')
  await vi.waitFor(async () => expect(await rulesFor(a)).toContain('data:image/webp'), { timeout: 60_000 })
  expect(asked).toHaveLength(1)
})

it('reads again what could not be read, and what it has not been asked for lately', async () => {
  const { rulesFor, asked } = open({ maxPictures: 1 })
  const gone = { href: '/files/pictures/gone/640.webp' }
  await rulesFor(gone)
  await rulesFor(gone)
  await rulesFor(a)
  await rulesFor({ href: '/r/mfe-public/1/night-960.webp' })
  await rulesFor(a)
  expect(asked).toEqual([
    gone.href,
    gone.href,
    '/files/pictures/a/640.webp',
    '/r/mfe-public/1/night-960.webp',
    '/files/pictures/a/640.webp',
  ])
})

it('reads the narrowest copy that is wide enough, otherwise the widest', () => {
  expect(copyToRead(a.imageSrcSet)).toBe('/files/pictures/a/640.webp')
  expect(copyToRead('/x/320.webp 320w')).toBe('/x/320.webp')
  expect(copyToRead(undefined)).toBeUndefined()
})
