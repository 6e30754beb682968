import type { Signature } from '@metrolibre/contract'
import { openPictures } from '@metrolibre/pictures'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { isAppError } from '../../platform/errors/app-error.ts'
import { signature as drawn, typedSignature } from '../../testing/booking.ts'
import { evidenceOfMark, readSignature } from './signature.ts'

const reading = { pictures: openPictures({ processes: 1 }), from: {} }
afterAll(() => reading.pictures.close())

interface Ink {
  left: number
  top: number
  width: number
  height: number
}

/** Creates a canvas with one bar of ink on it. */
const canvas = (bar: Ink, { width = 400, height = 100, color = '#000000', alpha = false } = {}) =>
  sharp({
    create: { width, height, channels: 4, background: alpha ? '#00000000' : '#ffffffff' },
  }).composite([
    {
      input: { create: { width: bar.width, height: bar.height, channels: 3, background: color } },
      left: bar.left,
      top: bar.top,
    },
  ])

const dataUrl = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`
/** Reads a signature that is drawn or a picture. */
const pictureOf = async (sent: Signature) => {
  const mark = await readSignature(reading, sent)
  if (mark.kind === 'typed') throw new TypeError('A typed signature has no picture')
  return mark.picture
}
const refusal = async (sent: Signature) => {
  try {
    await readSignature(reading, sent)
    return 'none'
  } catch (error) {
    if (!isAppError(error)) throw error
    return `${error.code} ${error.details.fields?.[0]?.code} ${error.details.fields?.[0]?.path}`
  }
}
const refused = 'signature_required validation.signature contractData.signature'
const told = async (bar: Ink, options?: Parameters<typeof canvas>[1]) =>
  refusal(dataUrl(await canvas(bar, options).png().toBuffer()))

describe('a drawn signature', () => {
  it('is stored as a small PNG with nothing but its pixels', async () => {
    const kept = await sharp(await pictureOf(drawn)).metadata()
    expect([kept.format, kept.width, kept.height, kept.hasAlpha]).toEqual(['png', 600, 200, false])
    const large = await canvas(
      { left: 100, top: 100, width: 1500, height: 40 },
      { width: 3000, height: 1000 },
    )
      .png()
      .toBuffer()
    const bytes = await pictureOf(dataUrl(large))
    const smaller = await sharp(bytes).metadata()
    expect([smaller.width, smaller.height]).toEqual([900, 300])
    // Byte 25 of a PNG is its colour type; 3 means a palette.
    expect(bytes[25]).toBe(3)
  })

  it('must be 20 points wide: 20 are enough, 19 are not', async () => {
    expect(await told({ left: 390, top: 10, width: 10, height: 10 })).toBe(refused)
    expect(await told({ left: 100, top: 10, width: 19, height: 40 })).toBe(refused)
    expect(await told({ left: 100, top: 10, width: 20, height: 40 })).toBe('none')
    expect(await told({ left: 0, top: 10, width: 20, height: 40 })).toBe('none')
    expect(await told({ left: 380, top: 10, width: 20, height: 40 })).toBe('none')
  })

  it('is measured on a canvas of 400 points: a larger one is scaled down, a smaller one is not scaled', async () => {
    expect(await told({ left: 100, top: 10, width: 60, height: 10 }, { width: 4000, height: 1000 })).toBe(
      refused,
    )
    expect(await told({ left: 100, top: 10, width: 600, height: 10 }, { width: 4000, height: 1000 })).toBe(
      'none',
    )
    expect(await told({ left: 10, top: 10, width: 15, height: 10 }, { width: 100, height: 50 })).toBe(refused)
  })

  it('must hold 60 points of ink: 60 are enough, 59 are not', async () => {
    expect(await told({ left: 100, top: 10, width: 60, height: 1 })).toBe('none')
    expect(await told({ left: 100, top: 10, width: 59, height: 1 })).toBe(refused)
  })

  it('must not fill more than half of the canvas', async () => {
    expect(await told({ left: 0, top: 0, width: 400, height: 50 })).toBe('none')
    expect(await told({ left: 0, top: 0, width: 400, height: 51 })).toBe(refused)
    expect(await told({ left: 0, top: 0, width: 10, height: 10 }, { width: 10, height: 10 })).toBe(refused)
  })

  it('must be dark enough to be seen', async () => {
    const bar = { left: 100, top: 10, width: 60, height: 10 }
    expect(await told(bar, { color: '#8b8b8b' })).toBe('none')
    expect(await told(bar, { color: '#8c8c8c' })).toBe(refused)
    expect(await told(bar, { alpha: true })).toBe('none')
  })

  it('must be a PNG of at most 8 million pixels', async () => {
    const bar = { left: 100, top: 10, width: 60, height: 10 }
    expect(await refusal(dataUrl(await canvas(bar).jpeg().toBuffer(), 'jpeg'))).toBe(refused)
    expect(await refusal(dataUrl(await canvas(bar).jpeg().toBuffer()))).toBe(refused)
    expect(await refusal('data:image/png;base64,bm90IGEgcGljdHVyZQ==')).toBe(refused)
    const large = { left: 100, top: 100, width: 2000, height: 400 }
    expect(await told(large, { width: 4000, height: 2000 })).toBe('none')
    expect(await told(large, { width: 4000, height: 2001 })).toBe(refused)
  })
})

/** A photo of a sheet that lies in a shadow, with a line of this length in pixels on it. */
const photo = (length: number, { width = 1200, height = 800, color = '#1c2f8a' } = {}) => {
  const line = Array.from({ length }, (_, x) => `${x ? 'L' : 'M'}${100 + x} ${400 + 60 * Math.sin(x / 25)}`)
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <linearGradient id="s"><stop stop-color="#f4f0e6"/><stop offset="1" stop-color="#9a958c"/></linearGradient>
      <rect width="100%" height="100%" fill="url(#s)"/>
      <path d="${line.join('')}" fill="none" stroke="${color}" stroke-width="9"/></svg>`),
  )
}
const asPicture = (bytes: Buffer, type: string) =>
  ({ kind: 'picture', picture: dataUrl(bytes, type) }) as const

describe('a picture of a signature', () => {
  it('is kept as its ink alone, whatever its kind and what its sender calls it', async () => {
    const jpeg = await photo(700)
      .withExif({ IFD0: { Artist: 'Javiera Riquelme' } })
      .jpeg()
      .toBuffer()
    expect(jpeg.includes('Javiera')).toBe(true)
    for (const sent of [
      asPicture(jpeg, 'jpeg'),
      asPicture(jpeg, 'png'),
      asPicture(await photo(700).gif().toBuffer(), 'gif'),
      asPicture(await photo(700).png().toBuffer(), 'png'),
    ]) {
      const kept = await pictureOf(sent)
      expect(kept.includes('Javiera')).toBe(false)
      const { data, info } = await sharp(kept).greyscale().raw().toBuffer({ resolveWithObject: true })
      // 700 of 1,200 pixels, read at 1,000, with a margin of 8.
      expect(Math.abs(info.width - 600)).toBeLessThan(12)
      expect(info.height).toBeLessThan(140)
      // The corners were paper in light and in shadow.
      expect([data[0]!, data.at(-1)!].every((shade) => shade > 250)).toBe(true)
      expect(data.some((shade) => shade < 40)).toBe(true)
    }
    expect(evidenceOfMark(await readSignature(reading, asPicture(jpeg, 'jpeg')))).toMatchObject({
      signatureKind: 'picture',
      signatureText: null,
    })
  })

  it('is refused with what to do: no picture, no ink, too small', async () => {
    const told = async (bytes: Buffer, type = 'png') => (await refusal(asPicture(bytes, type))).split(' ')[1]
    expect(await told(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
      'validation.signature_picture',
    )
    const png = await photo(700).png().toBuffer()
    expect(await told(png.subarray(0, 400))).toBe('validation.signature_picture')
    expect(await told(await photo(0).png().toBuffer())).toBe('validation.signature_picture_blank')
    expect(await told(await photo(700, { color: '#ffffff' }).png().toBuffer())).toBe(
      'validation.signature_picture_blank',
    )
    expect(await told(await photo(60).png().toBuffer())).toBe('validation.signature_picture_small')
    expect(await refusal(asPicture(await photo(0).png().toBuffer(), 'png'))).toContain(
      'contractData.signature.picture',
    )
  })
})

it('a typed signature is the name, in one spelling and without needless spaces', async () => {
  const mark = await readSignature(reading, { kind: 'typed', name: '  Javiera   Nu\u0301n\u0303ez ' })
  expect(mark).toEqual({ kind: 'typed', name: 'Javiera Núñez' })
  expect(evidenceOfMark(await readSignature(reading, typedSignature))).toMatchObject({
    signatureKind: 'typed',
    signatureText: 'Javiera Riquelme Soto',
  })
})
