import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeHeicHead } from '../testing/index.ts'
import { encodePicture } from './encode-picture.ts'
import { withKnownBrand } from './known-brand.ts'

/** Colours that screens of either kind can show, in sRGB. */
type Colour = readonly [number, number, number]
const colours: readonly Colour[] = [
  [210, 60, 50],
  [60, 180, 90],
  [40, 80, 200],
  [230, 200, 60],
]

const patch = ([r, g, b]: Colour, alpha = 1) =>
  sharp({ create: { width: 64, height: 48, channels: alpha < 1 ? 4 : 3, background: { r, g, b, alpha } } })

/** Returns the colour, and the transparency if it has any, of the middle of what is stored. */
async function storedColour(picture: Sharp | Buffer): Promise<number[]> {
  const input = Buffer.isBuffer(picture) ? picture : await picture.toBuffer()
  const { copies } = await encodePicture(input, { widths: [] })
  const stored = sharp(copies.at(-1)!.data)
  expect((await stored.metadata()).icc).toBeUndefined()
  const { data, info } = await stored.raw().toBuffer({ resolveWithObject: true })
  const at = (24 * info.width + 32) * info.channels
  return [...data.subarray(at, at + info.channels)]
}

function expectNear(seen: readonly number[], wanted: readonly number[], tolerance = 6) {
  const far = wanted.map((value, index) => Math.abs(value - seen[index]!))
  expect(Math.max(...far), `${seen.join()} for ${wanted.join()}`).toBeLessThanOrEqual(tolerance)
}

describe('the colours of a stored picture', () => {
  it('are those of a Display P3 photo', async () => {
    for (const colour of colours)
      for (const format of ['jpeg', 'png'] as const) {
        const wide = patch(colour).withIccProfile('p3').toFormat(format, { quality: 95 })
        expectNear(await storedColour(wide), colour)
      }
  })

  it('are brighter than the numbers in a Display P3 photo say', async () => {
    // The same numbers mean a stronger red there.
    const numbers = await patch([200, 80, 80]).png().toBuffer()
    const wide = await sharp(numbers).withIccProfile('p3').png().toBuffer()
    const inFile = [...(await sharp(wide, { ignoreIcc: true }).raw().toBuffer()).subarray(0, 3)]
    expect(inFile[0]).toBeLessThan(197)
    expectNear(await storedColour(wide), [200, 80, 80])
  })

  it('are those of a CMYK photo, with or without its profile', async () => {
    for (const colour of colours) {
      const printed = await patch(colour).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
      // Inks can't show every colour of a screen.
      expectNear(await storedColour(printed), colour, 60)
    }
  })

  it('are those of a picture with 16 bits for each channel, and of greys', async () => {
    expectNear(await storedColour(patch(colours[0]!).toColourspace('rgb16').png()), colours[0]!)
    expectNear(await storedColour(patch([120, 120, 120]).greyscale().jpeg()), [120, 120, 120])
  })

  it('keep the transparency of PNG and GIF', async () => {
    const seen = await storedColour(patch(colours[1]!, 0.5).png())
    expect(seen).toHaveLength(4)
    expectNear(seen, [...colours[1]!, 128])
    const gif = sharp({ create: { width: 64, height: 48, channels: 4, background: '#00000000' } }).gif()
    expect((await storedColour(gif)).at(3)).toBe(0)
  })
})

it('scales a long picture down until WebP can hold it', async () => {
  const long = await sharp({ create: { width: 20, height: 20_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const { width, height, copies } = await encodePicture(long, { widths: [320] })
  expect(height).toBe(16_383)
  expect((await sharp(copies.at(-1)!.data).metadata()).width).toBe(width)
})

it('gives the decoder a HEIC under a name that it knows', async () => {
  const bytes = makeHeicHead({ brands: ['miaf', 'mif1', 'heic'], width: 600, height: 400 })
  expect(Buffer.from(withKnownBrand(bytes)).toString('latin1', 4, 12)).toBe('ftypheic')
  expect(bytes.toString('latin1', 8, 12)).toBe('miaf')
})
