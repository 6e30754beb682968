import fc from 'fast-check'
import { expect, it } from 'vitest'
import { commissionOn, ledgerMonths, type LedgerMonth } from './ledger.ts'

const months = fc.constantFrom('2025-11', '2025-12', '2026-01', '2026-02', '2026-07')
const propertyId = fc.constantFrom('a', 'b')
const currency = 'CLP' as const
const entry = fc
  .record({
    propertyId,
    month: months,
    amount: fc.nat(20_000_000),
    isChange: fc.boolean(),
    share: fc.nat(100),
  })
  .map(({ share, ...rest }) => ({
    ...rest,
    currency,
    refunded: Math.floor((rest.amount * share) / 100),
  }))
const transfer = fc.record({
  propertyId,
  month: months,
  amount: fc.integer({ min: -5_000_000, max: 5_000_000 }),
  currency: fc.constant(currency),
})
const percent = fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100)
const terms = fc.uniqueArray(fc.record({ propertyId, from: months, percent }), {
  selector: (one) => `${one.propertyId} ${one.from}`,
})

it('equals an independent sum for every property and month, in exact arithmetic', () => {
  fc.assert(
    fc.property(fc.array(entry), fc.array(transfer), terms, (entries, transfers, agreed) => {
      const rows = ledgerMonths({ entries, transfers, terms: agreed })
      const keys = new Set([...entries, ...transfers].map((one) => `${one.propertyId} ${one.month}`))
      expect(new Set(rows.map((row) => `${row.propertyId} ${row.month}`))).toEqual(keys)
      expect(rows).toHaveLength(keys.size)
      for (const row of rows) {
        const here = (one: { propertyId: string; month: string }) =>
          one.propertyId === row.propertyId && one.month === row.month
        let [paid, refunded, transferred] = [0n, 0n, 0n]
        let bookings = 0
        for (const one of entries.filter(here)) {
          if (!one.isChange) bookings += 1
          paid += BigInt(one.amount)
          refunded += BigInt(one.refunded)
        }
        for (const one of transfers.filter(here)) transferred += BigInt(one.amount)
        const known = agreed.filter((one) => one.propertyId === row.propertyId && one.from <= row.month)
        const last = known.toSorted((one, other) => one.from.localeCompare(other.from)).at(-1)
        const points = BigInt(Math.round((last?.percent ?? 0) * 100))
        // Half up: add half of the divisor before the division.
        const commission = ((paid - refunded) * points + 5_000n) / 10_000n
        expect([row.paid, row.refunded, row.transferred, row.commission].map(BigInt)).toEqual([
          paid,
          refunded,
          transferred,
          commission,
        ])
        expect(row.bookings).toBe(bookings)
        expect(row.refunded).toBeLessThanOrEqual(row.paid)
        expect(row.commission).toBeLessThanOrEqual(row.paid - row.refunded)
      }
    }),
  )
})

it('carries the balance from month to month, so that the last one is the sum of all', () => {
  fc.assert(
    fc.property(fc.array(entry), fc.array(transfer), terms, (entries, transfers, agreed) => {
      const rows = ledgerMonths({ entries, transfers, terms: agreed })
      for (const [, own] of Map.groupBy(rows, (row) => row.propertyId)) {
        const owed = (row: LedgerMonth) => row.paid - row.refunded - row.commission - row.transferred
        expect(own.map(({ month }) => month)).toEqual(own.map(({ month }) => month).toSorted())
        expect(own.at(-1)!.balance).toBe(own.reduce((total, row) => total + owed(row), 0))
      }
    }),
  )
})

it('rounds the commission half up to a minor unit, and takes none unless agreed', () => {
  expect([commissionOn(150, 1), commissionOn(149, 1), commissionOn(1_000, 8.25), commissionOn(9, 0)]).toEqual(
    [2, 1, 83, 0],
  )
})
