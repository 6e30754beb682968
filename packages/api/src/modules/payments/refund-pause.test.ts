import { describe, expect, it } from 'vitest'
import { pauseMs } from './refund-pause.ts'

const most = () => 1
const least = () => 0

describe('the pause before a refund is tried again', () => {
  it('doubles with each try, up to a maximum', () => {
    const of = (why: 'error' | 'pending') => [1, 2, 3, 6, 13, 500].map((tries) => pauseMs(tries, why, most))
    expect(of('error')).toEqual([1_000, 2_000, 4_000, 30_000, 30_000, 30_000])
    expect(of('pending')).toEqual([1_000, 2_000, 4_000, 32_000, 3_600_000, 3_600_000])
  })

  it('is shortened at random by up to half, so that not all calls are made together', () => {
    expect(pauseMs(3, 'error', least)).toBe(2_000)
    expect(new Set(Array.from({ length: 50 }, () => pauseMs(10, 'pending'))).size).toBeGreaterThan(1)
  })
})
