import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isAppError } from '../../platform/errors/app-error.ts'
import { signature as drawn } from '../../testing/booking.ts'
import { readSignature } from './signature.ts'

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
const refusal = async (url: string) => {
  try {
    await readSignature(url)
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
    const kept = await sharp(await readSignature(drawn)).metadata()
    expect([kept.format, kept.width, kept.height, kept.hasAlpha]).toEqual(['png', 600, 200, false])
    const large = await canvas(
      { left: 100, top: 100, width: 1500, height: 40 },
      { width: 3000, height: 1000 },
    )
      .png()
      .toBuffer()
    const bytes = await readSignature(dataUrl(large))
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
