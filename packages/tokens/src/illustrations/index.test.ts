import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { KINDS, illustrate, panorama } from './index.ts'
import { writtenSides } from './tape.ts'

const digest = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 12)

describe('illustrate', () => {
  it('draws the same picture for the same seed', () => {
    expect(KINDS.map((kind) => digest(illustrate({ kind, seed: 'pieza norte' })))).toEqual([
      '65228950902d',
      '10928797e5c5',
      'f3a840a32d48',
      '85c1bd99c13c',
    ])
  })

  it('draws another picture for another seed', () => {
    expect(illustrate({ kind: 'room', seed: '1' })).not.toBe(illustrate({ kind: 'room', seed: '2' }))
  })

  it('draws in the given size', () => {
    const svg = illustrate({ kind: 'galpon', width: 600, height: 400 })
    expect(svg).toContain('viewBox="0 0 600 400" width="600" height="400"')
  })

  it('draws nothing that could execute or load something', () => {
    for (const kind of KINDS) expect(illustrate({ kind, light: 'noche' })).not.toMatch(/<script|href|url\(/)
  })
})

describe('the measures beside a tape', () => {
  it('follow the area of the place', () => {
    expect(writtenSides(25, 18, 5_000)).toEqual(['83 m', '60 m'])
    expect(writtenSides(7, 6, 42)).toEqual(['7 m', '6 m'])
    for (const area of [9, 35.5, 240, 5_000, 78_000]) {
      const [width, depth] = writtenSides(24, 17, area).map((side) =>
        Number(side.replace(/,| m/g, (sign) => (sign === ',' ? '.' : ''))),
      )
      expect(Math.abs((width! * depth!) / area - 1)).toBeLessThan(0.03)
    }
  })

  it('are left out of a picture that several places show', () => {
    const of = (area?: number | null) => illustrate({ kind: 'terreno', seed: '1', area })
    expect(of(null).length).toBeLessThan(of(5_000).length)
    expect(of(5_000)).not.toBe(of(1_000))
  })
})

describe('panorama', () => {
  it('draws the same street for the same seed', () => {
    expect(digest(panorama())).toBe('2a5df4231f74')
  })
})
