import { commissionOn, percentAt, type CommissionTerms } from './ledger.ts'

/** A payment for a property with what of it can't be transferred to the owner yet. Amounts are in minor units, gross. */
export interface WaitingEntry {
  /** The month of the payment, `YYYY-MM`. */
  readonly month: string
  readonly amount: number
  readonly refunded: number
  /** What has to go back and has not arrived, also when a refund failed. */
  readonly refunding: number
  /** What a bank holds in an open dispute. */
  readonly disputed: number
  /** The first day of the stay that it pays, if that has not begun. */
  readonly begins: string | null
}

/** What becomes available on a day, when a stay begins. */
export interface ComingAmount {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly amount: number
}

/**
 * What a balance consists of, after commission: `available` is what can be transferred now, and negative where too much
 * was transferred. `available` and what is held add up to the balance, always (RULES.md §6.141, §6.142).
 */
export interface OwedParts {
  readonly available: number
  readonly held: { readonly stays: number; readonly disputes: number; readonly refunds: number }
  /** The parts of `held.stays` by the day on which each becomes available, in order. */
  readonly coming: ComingAmount[]
}

/** A gross part of what was paid in one month: the day of a stay that has not begun, or why else it is held. */
type Part = {
  readonly gross: number
  readonly why: 'refunds' | 'disputes' | 'none' | { readonly begins: string }
}

function partsOf({ amount, refunded, refunding, disputed, begins }: WaitingEntry): Part[] {
  const left = Math.max(0, amount - refunded)
  const refunds = Math.min(left, refunding)
  const disputes = Math.min(left - refunds, disputed)
  const rest = left - refunds - disputes
  return [
    { gross: refunds, why: 'refunds' },
    { gross: disputes, why: 'disputes' },
    { gross: rest, why: begins === null ? 'none' : { begins } },
  ]
}

interface HeldSums {
  stays: Map<string, number>
  disputes: number
  refunds: number
}

/** What is free of a month goes first, so that the commission of all its parts is the one of the month, to the unit. */
const order = ({ why }: Part): string => {
  if (typeof why === 'object') return `1 ${why.begins}`
  return { none: '0', disputes: '2', refunds: '3' }[why]
}

function holdOf(entries: readonly WaitingEntry[], percent: number): HeldSums {
  const held: HeldSums = { stays: new Map(), disputes: 0, refunds: 0 }
  let gross = 0
  for (const part of entries
    .flatMap(partsOf)
    .toSorted((one, other) => (order(one) < order(other) ? -1 : 1))) {
    const before = gross - commissionOn(gross, percent)
    gross += part.gross
    const net = gross - commissionOn(gross, percent) - before
    if (typeof part.why === 'object')
      held.stays.set(part.why.begins, (held.stays.get(part.why.begins) ?? 0) + net)
    else if (part.why !== 'none') held[part.why] += net
  }
  return held
}

interface Facts {
  /** The payments for one property that arrived. */
  readonly entries: readonly WaitingEntry[]
  readonly terms: readonly CommissionTerms[]
  /** What is owed for the property, from `ledgerMonths`. */
  readonly balance: number
}

/**
 * Divides what is owed for one property into what is held and what is available. Nothing is held of what was transferred
 * before its time: the stays that begin first count as transferred first.
 */
export function owedParts({ entries, terms, balance }: Facts): OwedParts {
  const all: HeldSums = { stays: new Map(), disputes: 0, refunds: 0 }
  for (const [month, own] of Map.groupBy(entries, (entry) => entry.month)) {
    const { stays, disputes, refunds } = holdOf(own, percentAt(terms, month))
    all.disputes += disputes
    all.refunds += refunds
    for (const [date, amount] of stays) all.stays.set(date, (all.stays.get(date) ?? 0) + amount)
  }
  let room = Math.max(0, balance)
  const take = (amount: number): number => {
    const taken = Math.min(room, amount)
    room -= taken
    return taken
  }
  const refunds = take(all.refunds)
  const disputes = take(all.disputes)
  const coming = [...all.stays]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([date, amount]) => ({ date, amount: take(amount) }))
    .filter(({ amount }) => amount > 0)
    .toReversed()
  const stays = coming.reduce((sum, { amount }) => sum + amount, 0)
  return { available: balance - refunds - disputes - stays, held: { stays, disputes, refunds }, coming }
}

/** Adds up what is owed for several properties in one currency. */
export function addOwed(parts: readonly OwedParts[]): OwedParts {
  const sum = (read: (part: OwedParts) => number) => parts.reduce((total, part) => total + read(part), 0)
  const days = Map.groupBy(
    parts.flatMap(({ coming }) => coming),
    ({ date }) => date,
  )
  return {
    available: sum(({ available }) => available),
    held: {
      stays: sum(({ held }) => held.stays),
      disputes: sum(({ held }) => held.disputes),
      refunds: sum(({ held }) => held.refunds),
    },
    coming: Array.from(days, ([date, own]) => ({
      date,
      amount: own.reduce((total, { amount }) => total + amount, 0),
    })).toSorted((one, other) => (one.date < other.date ? -1 : 1)),
  }
}
