import { sniffPicture } from '@metrolibre/pictures'
import { encodePicture } from '@metrolibre/pictures/tasks'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureWidths } from './picture-key.ts'
import { pictureWithVariants } from './picture.ts'
import { storePicture } from './store-picture.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(folder, { recursive: true }))

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffc61f' } })

test('stores every smaller width and its own, and lists them in the answer', async () => {
  const storage = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const input = await blank(1000, 600).jpeg().toBuffer()
  const stored = await storePicture(storage, await encodePicture(input, { widths: pictureWidths }))
  const { image, imageVariants } = pictureWithVariants(stored.key)
  expect(imageVariants.map(({ width }) => width)).toEqual([320, 640, 960, 1000])
  expect(image).toBe(imageVariants.at(-1)!.url)
  for (const key of Object.values(stored.variants)) expect(await storage.exists(key)).toBe(true)
  const bytes = await storage.getBytes(stored.variants[320]!)
  expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({
    format: 'webp',
    width: 320,
    height: 192,
  })
})

test('scales down a picture that is too wide and removes its location', async () => {
  const input = await blank(3000, 2000)
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 26/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(input).metadata()).exif).toBeDefined()
  const picture = await encodePicture(input, { widths: pictureWidths })
  expect(picture.width).toBe(1440)
  expect((await sharp(picture.copies.at(-1)!.data).metadata()).exif).toBeUndefined()
})

test('refuses damaged bytes', async () => {
  await expect(encodePicture(Buffer.from('no picture at all'), { widths: pictureWidths })).rejects.toThrow(
    /unsupported image format/,
  )
})

test('recognises pictures by their first bytes, whatever their names', async () => {
  expect(sniffPicture(await blank(8, 8).png().toBuffer())).toBe('png')
  expect(sniffPicture(await blank(8, 8).jpeg().toBuffer())).toBe('jpeg')
  expect(sniffPicture(Buffer.from('GIF89a......'))).toBe('gif')
  expect(sniffPicture(Buffer.from('\0\0\0\x18ftypheic....', 'latin1'))).toBe('heic')
  expect(sniffPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'))).toBeUndefined()
  expect(sniffPicture(await blank(8, 8).webp().toBuffer())).toBeUndefined()
})

test('returns no picture for keys that are not a picture’s', () => {
  expect(pictureWithVariants(null)).toEqual({ image: null, imageVariants: [] })
  expect(pictureWithVariants('../secrets.json').image).toBeNull()
})
