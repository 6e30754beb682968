import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isRefundLate, refundBy, refundDays } from './refund-time.ts'
import { dateAt } from './time-zones.ts'

const zone = 'America/Santiago'
const ordered = Date.UTC(2026, 10, 3, 15)
const dayMs = 86_400_000

it('is late after ten days', () => {
  expect(isRefundLate(ordered, ordered + refundDays * dayMs - 1)).toBe(false)
  expect(isRefundLate(ordered, ordered + refundDays * dayMs)).toBe(true)
})

it('names a day ten days after the order, and then another ten days later', () => {
  expect(refundBy(ordered, ordered, zone)).toBe('2026-11-13')
  expect(refundBy(ordered, ordered + 10 * dayMs, zone)).toBe('2026-11-23')
})

it('never names a day that is over, nor one further away than ten days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 0, max: 23 }), (days, hour) => {
      const now = ordered + days * dayMs + hour * 3_600_000
      const by = refundBy(ordered, now, zone)
      expect(by >= dateAt(now, zone)).toBe(true)
      expect(by <= dateAt(now + (refundDays + 1) * dayMs, zone)).toBe(true)
    }),
  )
})
