import type { Money, CurrencyCode } from './money.ts'
import type { RentalMode } from './stay.ts'
import type { ExpenseCover } from './expense-covers.ts'

/** What the costs besides a price depend on. Amounts are in minor units of `currency`; null was not stated, 0 is not charged. */
export interface CostFacts {
  readonly currency: CurrencyCode
  /** How the place is rented: the property, or the room that is booked. */
  readonly rentalMode: RentalMode
  /** The number of parking spaces. */
  readonly garage: number
  readonly deposit: number | null
  /** The deposit in months of the rent, where it is not an amount of its own. */
  readonly depositMonths: number | null
  /** Whether the deposit is lost when the tenant leaves early. */
  readonly depositIsLost: boolean
  /** Whether the deposit is paid with the booking and kept by the platform; absent where its owner gets it at the keys. */
  readonly keepsDeposit?: boolean | undefined
  readonly commonExpenses: number | null
  readonly expensesCover: readonly ExpenseCover[]
  readonly parking: number | null
}

/** The costs besides a price about which an owner is asked, by their names in a request. */
export type CostName = 'deposit' | 'commonExpenses' | 'parking'

/** The costs besides a price, as its owner stated them. */
export interface ExtraCosts {
  /** Paid once: an amount, or as much as the rent of so many months. */
  readonly deposit: Money | { readonly months: number } | null
  /** Whether the deposit is lost when the tenant leaves early. */
  readonly depositIsLost: boolean
  /** Per month. */
  readonly commonExpenses: Money | null
  readonly expensesCover: readonly ExpenseCover[]
  /** Per month, for those who want a space. */
  readonly parking: Money | null
  /** What the owner said is not charged. */
  readonly none: readonly CostName[]
  /** What the owner said nothing about, so that nothing may be claimed. */
  readonly unstated: readonly CostName[]
}

/** Returns what was stated of each cost that a place can have. Nobody pays by the month where hours are rented. */
const askedOf = ({
  rentalMode,
  garage,
  ...facts
}: Omit<CostFacts, 'currency' | 'depositIsLost' | 'expensesCover'>): [CostName, number | null][] => {
  if (rentalMode === 'hour') return [['deposit', facts.deposit]]
  return [
    ['deposit', facts.deposit ?? facts.depositMonths],
    ['commonExpenses', facts.commonExpenses],
    ...(garage > 0 || facts.parking ? [['parking', facts.parking] satisfies [CostName, unknown]] : []),
  ]
}

/** Returns the costs about which nothing was stated (RULES.md §4.33). */
export const unstatedCosts = (
  facts: Omit<CostFacts, 'currency' | 'depositIsLost' | 'expensesCover'>,
): CostName[] => askedOf(facts).flatMap(([name, stated]) => (stated === null ? [name] : []))

/** Returns what is paid besides the price, as far as the owner stated it: nothing is assumed (RULES.md §4.32). */
export function extraCostsOf(facts: CostFacts): ExtraCosts {
  const asked = askedOf(facts)
  const money = (wanted: CostName): Money | null => {
    const amount = asked.find(([name]) => name === wanted)?.[1]
    return amount ? { amount, currency: facts.currency } : null
  }
  const byMonth = facts.rentalMode === 'month'
  const months = byMonth && facts.deposit === null ? facts.depositMonths : null
  const deposit = months === null ? money('deposit') : { months }
  const commonExpenses = money('commonExpenses')
  return {
    deposit,
    depositIsLost: byMonth && deposit !== null && facts.depositIsLost,
    commonExpenses,
    expensesCover: commonExpenses ? facts.expensesCover : [],
    parking: money('parking'),
    none: asked.flatMap(([name, stated]) => (stated === 0 ? [name] : [])),
    unstated: unstatedCosts(facts),
  }
}
