import { describe, expect, it } from 'vitest'
import { pauseMs } from './refund-pause.ts'

const most = () => 1
const least = () => 0

describe('the pause before a refund is looked at again', () => {
  it('doubles with each try, up to its longest', () => {
    const of = (why: 'error' | 'pending') => [1, 2, 3, 6, 13, 500].map((tries) => pauseMs(tries, why, most))
    expect(of('error')).toEqual([1_000, 2_000, 4_000, 30_000, 30_000, 30_000])
    expect(of('pending')).toEqual([1_000, 2_000, 4_000, 32_000, 3_600_000, 3_600_000])
  })

  it('is up to its half by chance, so that not all ask together', () => {
    expect(pauseMs(3, 'error', least)).toBe(2_000)
    expect(new Set(Array.from({ length: 50 }, () => pauseMs(10, 'pending'))).size).toBeGreaterThan(1)
  })
})
