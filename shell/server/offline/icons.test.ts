import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawPictures } from '@metrolibre/build/release'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { icons } from './icons.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'icons-'))
  await drawPictures(folder, icons)
})
afterAll(() => rm(folder, { recursive: true }))

async function pixelsOf(path: string) {
  const { data, info } = await sharp(join(folder, path))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.width * info.height }, (_, index) => {
    const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(index * 4, index * 4 + 4)
    const fromCentre = (at: number) => at + 0.5 - info.width / 2
    return {
      distance: Math.hypot(fromCentre(index % info.width), fromCentre(Math.floor(index / info.width))),
      isInk: opacity > 0 && red + green + blue < 300,
      opacity,
    }
  })
}

it.each(icons)('$path is a PNG picture of the required size', async ({ path, size }) => {
  const { format, width, height } = await sharp(join(folder, path)).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size })
})

it.each(icons.filter(({ purpose, size }) => purpose === 'any' && size === 192))(
  '$path has transparent corners',
  async ({ path }) => {
    const pixels = await pixelsOf(path)
    expect([pixels.at(0)?.opacity, pixels.at(-1)?.opacity]).toEqual([0, 0])
    expect(pixels.some(({ isInk }) => isInk)).toBe(true)
  },
)

it.each(icons.filter(({ purpose, size }) => purpose === 'maskable' && size === 192))(
  '$path fills its corners and has the mark inside the safe circle',
  async ({ path, size }) => {
    const pixels = await pixelsOf(path)
    expect(pixels.every(({ opacity }) => opacity === 255)).toBe(true)
    const reach = Math.max(...pixels.filter(({ isInk }) => isInk).map(({ distance }) => distance))
    expect(reach).toBeGreaterThan(size * 0.3)
    expect(reach).toBeLessThanOrEqual(size * 0.4)
  },
)
