import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'
import { refundAt } from './cancellation.ts'
import { addMonths } from './lease-months.ts'
import {
  canBePaidMonthly,
  chargeDueAt,
  chargeOverdueAt,
  endOfPlan,
  lastDayToPay,
  paymentSchedule,
} from './payment-plan.ts'
import { timeZones } from './time-zones.ts'

const anyDay = fc
  .integer({ min: 0, max: 4_000 })
  .map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }).toString())
const anyTerm = fc.record({
  rentalMode: fc.constant('month' as const),
  startDate: anyDay,
  quantity: fc.integer({ min: 2, max: 60 }),
  unitPrice: fc.integer({ min: 1, max: 9_000_000 }),
  currency: fc.constantFrom('CLP' as const, 'PEN' as const),
})

it('charges each month on its first day, counted from the first one, and all of them add up to the total', () => {
  fc.assert(
    fc.property(anyTerm, (term) => {
      const schedule = paymentSchedule(term)
      expect(schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(term.unitPrice * term.quantity)
      const start = Temporal.PlainDate.from(term.startDate)
      // The calendar of the library clamps to the end of the month as the product does.
      expect(schedule.map(({ number, dueOn }) => [number, dueOn])).toEqual(
        Array.from({ length: term.quantity }, (_, months) => [months + 1, start.add({ months }).toString()]),
      )
    }),
  )
})

it('clamps a day that a month does not have, and comes back to it', () => {
  const term = {
    rentalMode: 'month',
    startDate: '2028-01-31',
    quantity: 4,
    unitPrice: 1,
    currency: 'CLP',
  } as const
  expect(paymentSchedule(term).map(({ dueOn }) => dueOn)).toEqual([
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
  ])
})

it('is due at six in the morning by the clock of the place and overdue five days later, across clock changes too', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...timeZones), (day, zone) => {
      const wall = (instant: number) =>
        Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
      const due = wall(chargeDueAt(day, zone))
      expect([due.toPlainDate().toString(), due.hour, due.minute]).toEqual([day, 6, 0])
      const overdue = wall(chargeOverdueAt(day, zone))
      expect(due.toPlainDate().until(overdue.toPlainDate()).days).toBe(5)
      expect(overdue.hour).toBe(6)
      expect(overdue.toPlainDate().subtract({ days: 1 }).toString()).toBe(lastDayToPay(day))
    }),
  )
})

it('is only for months, for two or more, and for amounts that a card can pay', () => {
  const term = {
    rentalMode: 'month',
    startDate: '2027-01-01',
    quantity: 2,
    unitPrice: 450_000,
    currency: 'CLP',
  } as const
  expect(canBePaidMonthly(term)).toBe(true)
  expect(canBePaidMonthly({ ...term, quantity: 1 })).toBe(false)
  expect(canBePaidMonthly({ ...term, rentalMode: 'hour' })).toBe(false)
  expect(canBePaidMonthly({ ...term, unitPrice: 1 })).toBe(false)
})

it('leaves whoever pays month by month with what somebody who paid at once would have', () => {
  fc.assert(
    fc.property(anyTerm, fc.integer({ min: -40, max: 2_000 }), fc.nat(60), (term, days, months) => {
      const { startDate, quantity, unitPrice } = term
      const stay = {
        ...term,
        timeZone: 'America/Lima' as const,
        endDate: addMonths(startDate, quantity),
        startSlot: null,
        endSlot: null,
      }
      const at = chargeDueAt(startDate, 'America/Lima') + days * 86_400_000
      const total = quantity * unitPrice
      const paid = Math.min(quantity, 1 + months) * unitPrice
      const released = refundAt(stay, total, at)
      const { dropped, back, owed } = endOfPlan({ released, unpaid: total - paid, left: paid })
      // What the owner keeps in the end is what the rule keeps, whatever was paid by then.
      expect(paid - back + owed).toBe(total - released)
      expect(dropped + owed).toBe(total - paid)
      expect(dropped % unitPrice).toBe(0)
      expect(back > 0 && owed > 0).toBe(false)
    }),
  )
})

it('never gives back more than is left of what was paid', () => {
  expect(endOfPlan({ released: 500, unpaid: 200, left: 100 })).toEqual({ dropped: 200, back: 100, owed: 0 })
})
