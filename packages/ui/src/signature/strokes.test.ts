import { describe, expect, it } from 'vitest'
import { boundsOf, fitWidth, hasStrokes } from './strokes.ts'

const stroke = (...xs: number[]) => ({ points: xs.map((x) => ({ x, y: 10 })) })

describe('a signature', () => {
  it('is not made of taps', () => {
    expect(hasStrokes([])).toBe(false)
    expect(hasStrokes([stroke(5), stroke(40), stroke(80)])).toBe(false)
  })

  it('needs some length, in one stroke or several', () => {
    expect(hasStrokes([stroke(0, 30, 70)])).toBe(true)
    expect(hasStrokes([stroke(0, 35), stroke(50, 85)])).toBe(true)
  })

  it('is scaled down for a narrower pad, and kept as it is when it fits', () => {
    const wide = [stroke(100, 600), stroke(650, 800)]
    const fitted = fitWidth(wide, 412)
    expect(fitted[1]?.points.map(({ x }) => x)).toEqual([325, 400])
    expect(fitWidth(fitted, 412)).toBe(fitted)
    expect(fitWidth(wide, 844)).toBe(wide)
  })

  it('is cropped to its strokes for documents', () => {
    expect(boundsOf([stroke(10, 50)], 8)).toEqual({ left: 2, top: 2, width: 56, height: 16 })
    expect(boundsOf([], 8)).toBeUndefined()
  })
})
