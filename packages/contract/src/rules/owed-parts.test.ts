import fc from 'fast-check'
import { expect, it } from 'vitest'
import { commissionOn, ledgerMonths } from './ledger.ts'
import { addOwed, owedParts, type WaitingEntry } from './owed-parts.ts'

const propertyId = 'a'
const currency = 'CLP' as const
const months = fc.constantFrom('2026-09', '2026-10', '2026-11')
const share = fc.nat(100)
const entry = fc
  .record({
    month: months,
    amount: fc.nat(20_000_000),
    back: share,
    waits: share,
    bank: share,
    begins: fc.constantFrom(null, '2026-12-01', '2027-05-01'),
  })
  .map(({ amount, back, waits, bank, month, begins }): WaitingEntry => {
    const refunded = Math.floor((amount * back) / 100)
    return {
      month,
      amount,
      begins,
      refunded,
      refunding: Math.floor((amount * waits) / 100),
      disputed: Math.floor((amount * bank) / 100),
    }
  })
const transfer = fc.record({ month: months, amount: fc.integer({ min: -3_000_000, max: 9_000_000 }) })
const terms = fc
  .uniqueArray(fc.record({ from: months, percent: fc.nat(10_000).map((points) => points / 100) }), {
    selector: ({ from }) => from,
  })
  .map((agreed) => agreed.map((one) => ({ ...one, propertyId })))

const balanceOf = (
  entries: readonly WaitingEntry[],
  transfers: ReadonlyArray<{ month: string; amount: number }>,
  agreed: Parameters<typeof ledgerMonths>[0]['terms'],
) =>
  ledgerMonths({
    entries: entries.map(({ month, amount, refunded }) => ({
      propertyId,
      currency,
      month,
      amount,
      isChange: false,
      // What goes back does so in a later month, as it mostly does.
      returns: [{ month: '2026-12', amount: refunded }],
    })),
    transfers: transfers.map((one) => ({ ...one, propertyId, currency })),
    terms: agreed,
  }).at(-1)?.balance ?? 0

it('divides every balance to the unit: held, available, transferred and commission are what was paid and not refunded', () => {
  fc.assert(
    fc.property(fc.array(entry), fc.array(transfer), terms, (entries, transfers, agreed) => {
      const balance = balanceOf(entries, transfers, agreed)
      const { available, held, coming } = owedParts({ entries, terms: agreed, balance })
      // Summed without the ledger, in exact arithmetic.
      let left = 0n
      for (const { amount, refunded } of entries) left += BigInt(amount - refunded)
      for (const { amount } of transfers) left -= BigInt(amount)
      for (const month of ['2026-09', '2026-10', '2026-11']) {
        const net = entries
          .filter((one) => one.month === month)
          .reduce((sum, { amount, refunded }) => sum + BigInt(amount - refunded), 0n)
        const percent = agreed
          .filter(({ from }) => from <= month)
          .toSorted((one, other) => one.from.localeCompare(other.from))
          .at(-1)?.percent
        left -= (net * BigInt(Math.round((percent ?? 0) * 100)) + 5_000n) / 10_000n
      }
      expect(BigInt(available + held.stays + held.disputes + held.refunds)).toBe(left)
      for (const amount of Object.values(held)) expect(amount).toBeGreaterThanOrEqual(0)
      expect(coming.reduce((sum, { amount }) => sum + amount, 0)).toBe(held.stays)
      expect(coming.map(({ date }) => date)).toEqual(coming.map(({ date }) => date).toSorted())
    }),
  )
})

it('lets nothing be transferred that a stay, a bank or a refund may still take', () => {
  fc.assert(
    fc.property(fc.array(entry), terms, (entries, agreed) => {
      const { available } = owedParts({ entries, terms: agreed, balance: balanceOf(entries, [], agreed) })
      const free = entries
        .filter(({ begins }) => begins === null)
        .reduce((sum, one) => {
          const left = one.amount - one.refunded - one.refunding - one.disputed
          return sum + Math.max(0, left)
        }, 0)
      expect(available).toBeLessThanOrEqual(free)
      const isWhole = agreed.length === 0
      expect([isWhole, available]).toEqual([isWhole, isWhole ? free : available])
    }),
  )
})

const paid: WaitingEntry = {
  month: '2026-10',
  amount: 100_000,
  refunded: 0,
  refunding: 0,
  disputed: 0,
  begins: null,
}

it('holds a stay of next May, a dispute and a refund that failed, and names the day of the stay', () => {
  const entries = [
    paid,
    { ...paid, begins: '2027-05-01' },
    { ...paid, disputed: 100_000, begins: '2027-05-01' },
    { ...paid, amount: 300_000, refunding: 200_000 },
  ]
  const terms = [{ propertyId, from: '2026-01', percent: 10 }]
  expect(owedParts({ entries, terms, balance: balanceOf(entries, [], terms) })).toEqual({
    available: 180_000,
    held: { stays: 90_000, disputes: 90_000, refunds: 180_000 },
    coming: [{ date: '2027-05-01', amount: 90_000 }],
  })
  expect(commissionOn(600_000, 10)).toBe(60_000)
})

it('counts what was transferred before its time as that of the stays that begin first', () => {
  const entries = [
    { ...paid, begins: '2026-12-01' },
    { ...paid, begins: '2027-02-01' },
  ]
  const parts = (transferred: number) => owedParts({ entries, terms: [], balance: 200_000 - transferred })
  expect(parts(60_000).coming).toEqual([
    { date: '2026-12-01', amount: 40_000 },
    { date: '2027-02-01', amount: 100_000 },
  ])
  expect(parts(250_000)).toEqual({
    available: -50_000,
    held: { stays: 0, disputes: 0, refunds: 0 },
    coming: [],
  })
})

it('adds up properties, by the day on which something becomes available', () => {
  const one = owedParts({ entries: [{ ...paid, begins: '2027-02-01' }], terms: [], balance: 100_000 })
  const other = owedParts({ entries: [paid, { ...paid, begins: '2026-12-01' }], terms: [], balance: 200_000 })
  expect(addOwed([one, other, one])).toEqual({
    available: 100_000,
    held: { stays: 300_000, disputes: 0, refunds: 0 },
    coming: [
      { date: '2026-12-01', amount: 100_000 },
      { date: '2027-02-01', amount: 200_000 },
    ],
  })
})
