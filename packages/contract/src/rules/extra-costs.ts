import type { RentalMode } from './stay.ts'
import type { Country, CurrencyCode, Money } from './money.ts'

/** What the costs beside a price depend on. Amounts are in minor units of `currency`, null if not stated. */
export interface CostFacts {
  readonly country: Country
  readonly currency: CurrencyCode
  /** How the place is rented: the property, or the room that is booked. */
  readonly rentalMode: RentalMode
  /** The number of parking spaces. */
  readonly garage: number
  readonly commonExpenses: number | null
  readonly deposit: number | null
  readonly parking: number | null
}

/** The costs beside a price. Null: nothing is said about it. */
export interface ExtraCosts {
  /** Paid once. `one_month`: as much as the rent of a month. */
  readonly deposit: Money | 'one_month' | null
  /** Whether the deposit is lost when the tenant leaves early. */
  readonly depositIsLost: boolean
  /** Per month. */
  readonly commonExpenses: Money | null
  /** Per month, for those who want a space. */
  readonly parking: Money | null
}

const usualPerMonth: Money = { amount: 20_000, currency: 'CLP' }

/**
 * Returns what is paid beside the price (RULES.md §4). What the owner stated goes first, and nothing is to be paid
 * where that is 0. Otherwise the usual costs of monthly rentals in Chile apply, and elsewhere nothing is said.
 */
export function extraCostsOf(facts: CostFacts): ExtraCosts {
  const { country, currency, rentalMode, garage } = facts
  const usual = country === 'Chile' && rentalMode === 'month'
  const pick = <Usual>(stated: number | null, otherwise: Usual): Money | Usual | null => {
    if (stated === null) return otherwise
    return stated === 0 ? null : { amount: stated, currency }
  }
  const deposit = pick(facts.deposit, usual ? ('one_month' as const) : null)
  // Nobody pays by the month where hours are rented.
  if (rentalMode === 'hour') return { deposit, depositIsLost: false, commonExpenses: null, parking: null }
  return {
    deposit,
    depositIsLost: usual && deposit !== null,
    commonExpenses: pick(facts.commonExpenses, usual ? usualPerMonth : null),
    parking: pick(facts.parking, usual && garage > 0 ? usualPerMonth : null),
  }
}
