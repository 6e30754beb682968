import fc from 'fast-check'
import { UnreadablePicture } from '@metrolibre/pictures/head'
import { describe, expect, it } from 'vitest'
import { toSrgb } from './colours/to-srgb.ts'
import { isHeic } from './plan-preparing.ts'
import { decodeHeic, farApart, finishPixels, heicSample } from './testing/decode-heic.ts'

describe('the colours of a HEIC photo', () => {
  it.each(['p3', 'p3nclx'])('are those of the JPEG of the same picture in Display P3: %s', async (name) => {
    const { at } = await decodeHeic(name)
    expect(farApart(at(75, 100), [200, 60, 50, 255])).toBeLessThanOrEqual(6)
    expect(farApart(at(375, 100), [40, 160, 72, 255])).toBeLessThanOrEqual(6)
    expect(farApart(at(75, 300), [50, 70, 191, 255])).toBeLessThanOrEqual(6)
    expect(farApart(at(375, 300), [210, 180, 40, 255])).toBeLessThanOrEqual(6)
  })

  it('stay as they are where none are stated', async () => {
    expect(farApart((await decodeHeic('miaf')).at(75, 100), [208, 32, 32, 255])).toBeLessThanOrEqual(6)
  })

  it('are white where the picture is clear', async () => {
    const { at } = await decodeHeic('alpha')
    expect(at(5, 5)).toEqual([255, 255, 255, 255])
    expect(farApart(at(300, 200), [208, 32, 32, 255])).toBeLessThanOrEqual(6)
  })

  it('of HDR are as lively as they are meant', async () => {
    const [red, green, blue] = (await decodeHeic('pq10')).at(75, 100)
    expect(red).toBeGreaterThan(220)
    expect(Math.max(green!, blue!)).toBeLessThan(30)
  })
})

const primaries = fc.constantFrom(1, 4, 5, 6, 8, 9, 11, 12, 22)
const transfers = fc.constantFrom(1, 4, 5, 8, 13, 16, 17, 18)
const showGreys = (colours: { primaries: number; transfer: number }, ...greys: number[]) => {
  const data = new Uint8ClampedArray(greys.flatMap((grey) => [grey, grey, grey, 255]))
  finishPixels(data, toSrgb(colours))
  return greys.map((_, index) => [...data.subarray(4 * index, 4 * index + 3)])
}

it('keeps greys grey, black black and the order of light in every space of colours', () => {
  fc.assert(
    fc.property(primaries, transfers, fc.nat(255), fc.nat(255), (from, transfer, a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      const [black, dark, bright] = showGreys({ primaries: from, transfer }, 0, low, high)
      expect(black).toEqual([0, 0, 0])
      expect(Math.max(...dark!) - Math.min(...dark!)).toBeLessThanOrEqual(2)
      expect(bright![1]).toBeGreaterThanOrEqual(dark![1]!)
    }),
  )
})

it('shows the white of HDR photos as a bright white, and the brightest light as white', () => {
  // 58 % of PQ and 75 % of HLG are 203 cd/m² (BT.2408).
  for (const [transfer, white] of [
    [16, 148],
    [18, 191],
  ] as const) {
    const [paper, brightest] = showGreys({ primaries: 9, transfer }, white, 255)
    expect(paper![0]).toBeGreaterThan(220)
    expect(brightest).toEqual([255, 255, 255])
  }
})

/** Returns why a profile is refused; undefined when it is not. Anything but a refusal is thrown. */
function problemOf(profile: Uint8Array): string | undefined {
  try {
    toSrgb({ profile })
    return undefined
  } catch (error) {
    if (error instanceof UnreadablePicture) return error.problem
    throw error
  }
}

it('refuses a damaged profile, or one of tables, and no other way of reading it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (profile) => {
      expect(problemOf(profile)).toBeOneOf([undefined, 'image_heic'])
    }),
  )
})

it('takes a photo of every brand for HEIC', async () => {
  expect(await isHeic(new Blob([await heicSample('miaf')]))).toBe(true)
})
