import type { CurrencyCode } from './money.ts'

/** Money that went back to a payer in a month, `YYYY-MM`, in minor units. */
export interface LedgerReturn {
  readonly month: string
  readonly amount: number
}

/** A payment for a booking. `month` is that of the payment in the time zone of the property, `YYYY-MM`. */
export interface LedgerEntry {
  readonly propertyId: string
  readonly month: string
  readonly currency: CurrencyCode
  /** In minor units, gross. */
  readonly amount: number
  /** What of it went back to the payer, each part in the month in which it did. Negative for what came here again. */
  readonly returns: readonly LedgerReturn[]
  /** Whether it was paid for other dates of a booking, whose first payment is an entry too. */
  readonly isChange: boolean
}

/** Money that was transferred to the owner. A counter-entry has a negative amount. */
export interface LedgerTransferEntry {
  readonly propertyId: string
  readonly month: string
  readonly currency: CurrencyCode
  readonly amount: number
}

/** What went to the owner of a deposit: no income, and without commission. */
export interface LedgerAward {
  readonly propertyId: string
  readonly month: string
  readonly currency: CurrencyCode
  readonly amount: number
}

/** The commission of a property from a month on, until another one applies. */
export interface CommissionTerms {
  readonly propertyId: string
  readonly from: string
  /** From 0 to 100, with at most two decimals. */
  readonly percent: number
}

/** The sums of one property in one month, in minor units. */
export interface LedgerMonth {
  readonly propertyId: string
  readonly month: string
  readonly currency: CurrencyCode
  /** With refunds that came here again. */
  readonly paid: number
  readonly refunded: number
  /** Negative when more of earlier payments went back than was paid. */
  readonly commission: number
  readonly transferred: number
  /** What went to the owner of deposits. */
  readonly awarded: number
  /** What the owner is still owed at the end of the month, from all months so far. */
  readonly balance: number
  /** The number of bookings first paid in this month; other dates of a booking are no further one. */
  readonly bookings: number
}

/** Returns the commission in minor units, rounded half up. */
export const commissionOn = (net: number, percent: number): number =>
  Math.round((net * Math.round(percent * 100)) / 10_000)

/** Returns the commission that applies in a month, in percent. The terms are those of one property. */
export const percentAt = (terms: readonly CommissionTerms[], month: string): number => {
  let latest: CommissionTerms | undefined
  for (const one of terms)
    if (one.from <= month && (latest === undefined || one.from > latest.from)) latest = one
  return latest?.percent ?? 0
}

const sum = <Item>(items: readonly Item[], read: (item: Item) => number): number =>
  items.reduce((total, item) => total + read(item), 0)

interface Facts {
  readonly entries: readonly LedgerEntry[]
  readonly transfers: readonly LedgerTransferEntry[]
  readonly terms: readonly CommissionTerms[]
  readonly awards?: readonly LedgerAward[]
}

/**
 * Returns what the commission on payments of one month grows by in each month. The percentage is that of the payments,
 * on what is left of them, so that a later refund takes its part of the commission back in its own month.
 */
function commissionsOf(entries: readonly LedgerEntry[], percent: number): Map<string, number> {
  const paid = Map.groupBy(entries, ({ month }) => month)
  const returns = Map.groupBy(
    entries.flatMap((entry) => entry.returns),
    ({ month }) => month,
  )
  let [net, before] = [0, 0]
  const grown = new Map<string, number>()
  for (const month of [...new Set([...paid.keys(), ...returns.keys()])].toSorted()) {
    net +=
      sum(paid.get(month) ?? [], ({ amount }) => amount) - sum(returns.get(month) ?? [], (one) => one.amount)
    const commission = commissionOn(net, percent)
    grown.set(month, commission - before)
    before = commission
  }
  return grown
}

function monthsOf(propertyId: string, { entries, transfers, terms, awards = [] }: Facts): LedgerMonth[] {
  const entriesByMonth = Map.groupBy(entries, ({ month }) => month)
  const returnsByMonth = Map.groupBy(
    entries.flatMap(({ returns }) => returns),
    ({ month }) => month,
  )
  const transfersByMonth = Map.groupBy(transfers, ({ month }) => month)
  const awardsByMonth = Map.groupBy(awards, ({ month }) => month)
  const commissions = Array.from(entriesByMonth, ([month, own]) =>
    commissionsOf(own, percentAt(terms, month)),
  )
  const months = [
    ...new Set(
      [entriesByMonth, returnsByMonth, transfersByMonth, awardsByMonth].flatMap((known) => [...known.keys()]),
    ),
  ].toSorted()
  const { currency } = (entries[0] ?? transfers[0] ?? awards[0])!
  let balance = 0
  return months.map((month) => {
    const own = entriesByMonth.get(month) ?? []
    const returns = returnsByMonth.get(month) ?? []
    const paid = sum(own, ({ amount }) => amount) + sum(returns, ({ amount }) => Math.max(0, -amount))
    const refunded = sum(returns, ({ amount }) => Math.max(0, amount))
    const commission = sum(commissions, (grown) => grown.get(month) ?? 0)
    const transferred = sum(transfersByMonth.get(month) ?? [], ({ amount }) => amount)
    const awarded = sum(awardsByMonth.get(month) ?? [], ({ amount }) => amount)
    balance += paid - refunded - commission - transferred + awarded
    return {
      propertyId,
      month,
      currency,
      paid,
      refunded,
      commission,
      transferred,
      awarded,
      balance,
      bookings: own.filter(({ isChange }) => !isChange).length,
    }
  })
}

/**
 * Adds up payments, refunds, commission, transfers and what came of deposits by property and month, oldest month first. Each counts in
 * the month in which it happened, so what happens later changes no earlier month. The commission is calculated on
 * what was paid less what was refunded (RULES.md §6.134, §6.139).
 */
export const ledgerMonths = ({ entries, transfers, terms, awards = [] }: Facts): LedgerMonth[] => {
  const keyOf = ({ propertyId }: { readonly propertyId: string }) => propertyId
  const entriesOf = Map.groupBy(entries, keyOf)
  const transfersOf = Map.groupBy(transfers, keyOf)
  const awardsOf = Map.groupBy(awards, keyOf)
  const termsOf = Map.groupBy(terms, keyOf)
  return [...new Set([...entriesOf.keys(), ...transfersOf.keys(), ...awardsOf.keys()])].flatMap(
    (propertyId) =>
      monthsOf(propertyId, {
        entries: entriesOf.get(propertyId) ?? [],
        transfers: transfersOf.get(propertyId) ?? [],
        terms: termsOf.get(propertyId) ?? [],
        awards: awardsOf.get(propertyId) ?? [],
      }),
  )
}
