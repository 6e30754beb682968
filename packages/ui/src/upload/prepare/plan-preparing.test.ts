import { describe, expect, it } from 'vitest'
import { isTooLarge, mostSentBytes } from './limits.ts'
import { planPreparing } from './plan-preparing.ts'

/** The head of a PNG of that size. */
function png(width: number, height: number, bytes = 100): File {
  const data = new Uint8Array(bytes)
  data.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(data.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  data.set([8, 2, 0, 0, 0], 24)
  return new File([data], 'casa.png', { type: 'image/png' })
}
const gif = (bytes: number) => new File(['GIF89a', new Uint8Array(bytes)], 'casa.gif', { type: 'image/gif' })

describe('a photo', () => {
  it('within the limits is sent as it is, and so is what is no photo', async () => {
    expect(await planPreparing(png(5_000, 10_000))).toBeUndefined()
    expect(await planPreparing(new File(['%PDF-1.7'], 'contrato.pdf'))).toBeUndefined()
    expect(await planPreparing(gif(mostSentBytes))).toBeUndefined()
  })

  it('of more bytes or pixels is made smaller', async () => {
    expect(await planPreparing(png(100, 100, mostSentBytes + 1))).toEqual({ kind: 'png' })
    expect(await planPreparing(png(9_000, 12_000))).toEqual({ kind: 'png' })
  })

  it('wider than it is kept is made as small, unless that is not worth it', async () => {
    const asKept = { kind: 'png', mayStay: true }
    expect(await planPreparing(png(4_000, 3_000, 3_600_000), 1440)).toEqual(asKept)
    // A phone that was held upright writes the long side as the width, and how it was held beside it.
    expect(await planPreparing(png(1_080, 1_920, 900_000), 1440)).toEqual(asKept)
    expect(await planPreparing(png(1_440, 1_080, 900_000), 1440)).toBeUndefined()
    expect(await planPreparing(png(4_000, 3_000, 200_000), 1440)).toBeUndefined()
    expect(await planPreparing(png(4_000, 3_000, 3_600_000))).toBeUndefined()
  })

  it('in name only, too large to be sent, is refused before it is sent', async () => {
    const zeros = new File([new Uint8Array(mostSentBytes + 1)], 'enorme.png', { type: 'image/png' })
    await expect(planPreparing(zeros)).rejects.toThrow('no photo')
  })

  it('that this device could not decode is refused before it is', async () => {
    await expect(planPreparing(png(20_000, 20_000, mostSentBytes + 1))).rejects.toThrow('pixels')
    await expect(planPreparing(png(100_000, 100, mostSentBytes + 1))).rejects.toThrow('pixels')
  })
})

it('only what can not be made smaller is too large: a GIF, which may move', () => {
  expect(isTooLarge(gif(mostSentBytes))).toBe(true)
  expect(isTooLarge(gif(100))).toBe(false)
  expect(isTooLarge(png(100, 100, mostSentBytes + 1))).toBe(false)
})
