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
    later: fc.nat(2),
  })
  .map(({ share, later, ...rest }) => {
    const refunded = Math.floor((rest.amount * share) / 100)
    const all = ['2025-11', '2025-12', '2026-01', '2026-02', '2026-07']
    const at = all[Math.min(all.length - 1, all.indexOf(rest.month) + later)]!
    const half = Math.floor(refunded / 2)
    const returns = [
      { month: at, amount: half },
      { month: '2026-07', amount: refunded - half },
      ...(half > 0 ? [{ month: '2026-07', amount: -half }] : []),
    ]
    return { ...rest, currency, returns: refunded > 0 ? returns : [] }
  })
const transfer = fc.record({
  propertyId,
  month: months,
  amount: fc.integer({ min: -5_000_000, max: 5_000_000 }),
  currency: fc.constant(currency),
})
const awarded = fc.record({
  propertyId,
  month: months,
  amount: fc.integer({ min: 1, max: 5_000_000 }),
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
      const returns = entries.flatMap((one) =>
        one.returns.map((back) => ({ ...back, propertyId: one.propertyId })),
      )
      const keys = new Set(
        [...entries, ...returns, ...transfers].map((one) => `${one.propertyId} ${one.month}`),
      )
      expect(new Set(rows.map((row) => `${row.propertyId} ${row.month}`))).toEqual(keys)
      expect(rows).toHaveLength(keys.size)
      /** What the commission on all payments of a month is, after what went back until a month. */
      const commissionUntil = (property: string, paidIn: string, until: string): bigint => {
        let net = 0n
        for (const one of entries.filter((each) => each.propertyId === property && each.month === paidIn)) {
          if (one.month <= until) net += BigInt(one.amount)
          for (const back of one.returns) if (back.month <= until) net -= BigInt(back.amount)
        }
        const known = agreed.filter((one) => one.propertyId === property && one.from <= paidIn)
        const last = known.toSorted((one, other) => one.from.localeCompare(other.from)).at(-1)
        const points = BigInt(Math.round((last?.percent ?? 0) * 100))
        // Half up: add half of the divisor before the division.
        return (net * points + 5_000n) / 10_000n
      }
      const all = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-07']
      for (const row of rows) {
        const here = (one: { propertyId: string; month: string }) =>
          one.propertyId === row.propertyId && one.month === row.month
        let [paid, refunded, transferred, commission] = [0n, 0n, 0n, 0n]
        for (const one of entries.filter(here)) paid += BigInt(one.amount)
        for (const { amount } of returns.filter(here)) {
          refunded += BigInt(Math.max(0, amount))
          paid += BigInt(Math.max(0, -amount))
        }
        for (const one of transfers.filter(here)) transferred += BigInt(one.amount)
        for (const paidIn of all)
          commission +=
            commissionUntil(row.propertyId, paidIn, row.month) -
            commissionUntil(row.propertyId, paidIn, all[all.indexOf(row.month) - 1]!)
        expect([row.paid, row.refunded, row.transferred, row.commission].map(BigInt)).toEqual([
          paid,
          refunded,
          transferred,
          commission,
        ])
        expect(row.bookings).toBe(entries.filter((one) => here(one) && !one.isChange).length)
      }
    }),
  )
})

it('changes no month by what happens in a later one', () => {
  fc.assert(
    fc.property(fc.array(entry), fc.array(transfer), terms, months, (entries, transfers, agreed, told) => {
      const until = (one: { month: string }) => one.month <= told
      const then = ledgerMonths({
        entries: entries.filter(until).map((one) => ({ ...one, returns: one.returns.filter(until) })),
        transfers: transfers.filter(until),
        terms: agreed.filter(({ from }) => from <= told),
      })
      expect(ledgerMonths({ entries, transfers, terms: agreed }).filter(until)).toEqual(
        expect.arrayContaining(then),
      )
    }),
  )
})

it('carries the balance from month to month, so that the last one is the sum of all', () => {
  fc.assert(
    fc.property(fc.array(entry), fc.array(transfer), fc.array(awarded), terms, (...facts) => {
      const [entries, transfers, awards, agreed] = facts
      const rows = ledgerMonths({ entries, transfers, awards, terms: agreed })
      for (const row of rows)
        expect(row.awarded).toBe(
          awards
            .filter((one) => one.propertyId === row.propertyId && one.month === row.month)
            .reduce((total, { amount }) => total + amount, 0),
        )
      expect(rows.reduce((total, row) => total + row.awarded, 0)).toBe(
        awards.reduce((total, { amount }) => total + amount, 0),
      )
      for (const [, own] of Map.groupBy(rows, (row) => row.propertyId)) {
        const owed = (row: LedgerMonth) =>
          row.paid - row.refunded - row.commission - row.transferred + row.awarded
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
