import { cancellationTimes } from './cancellation-times.ts'
import type { ExpenseCover } from './expense-covers.ts'
import { extraCostsOf, type CostFacts, type CostName } from './extra-costs.ts'
import type { Country, Money } from './money.ts'
import type { RentalMode, Stay } from './stay.ts'

/** What moving in costs depends on. Amounts are in minor units of `currency`. */
export interface MovingFacts extends CostFacts {
  /** The country of the place: some things are called differently in Perú. */
  readonly country: Country
  /** The price of a month or an hour. */
  readonly unitPrice: number
  /** Whether `unitPrice` is the lowest of several rooms. */
  readonly isLowest?: boolean
  /** What is booked, or null before dates are chosen. */
  readonly stay: Stay | null
  /** What is paid for the stay now, where that is not the unit price times the quantity: a change of dates. */
  readonly due?: number
  /** Whether the place may be paid month by month. */
  readonly monthlyPlan?: boolean
  /** How many months are paid, of a stay that is paid month by month; at booking it is the first one. */
  readonly monthsPaid?: number
  /** Whether it follows a stay of the same tenant at the same place, so that they already have the keys. */
  readonly isExtension?: boolean
  /** Epoch milliseconds. */
  readonly now: number
}

/** The same before dates are chosen. */
export type OfferFacts = Omit<MovingFacts, 'stay' | 'due' | 'monthsPaid' | 'now'>

/** One line of what moving in costs. Everything except what is paid at booking goes to the owner of the place. */
export type MovingCost =
  /** At booking, in advance: the whole stay, or before dates are chosen each month or hour of it (`quantity` null). */
  | {
      readonly id: 'booking'
      readonly amount: Money
      readonly unit: RentalMode
      readonly quantity: number | null
      readonly isLowest: boolean
      /** Whether it is only what is missing after an earlier payment. */
      readonly isRest: boolean
      /** Whether it may be paid month by month instead. */
      readonly orMonthly?: true
    }
  /** Each later month of a stay that is paid month by month: how many there are, and the first day of the next one. */
  | { readonly id: 'rent'; readonly amount: Money; readonly quantity: number; readonly from: string }
  /** The deposit, once, with the first payment: the platform keeps it. */
  | { readonly id: 'deposit'; readonly amount: Money; readonly isLowest: boolean }
  /** The deposit, once, when the keys are handed over. */
  | { readonly id: 'keys'; readonly amount: Money; readonly isLowest: boolean }
  /** Each month of the stay; parking only for those who ask for a space. */
  | { readonly id: 'expenses'; readonly amount: Money; readonly covers: readonly ExpenseCover[] }
  | { readonly id: 'parking'; readonly amount: Money }
  /** What the owner said is not charged. */
  | { readonly id: 'none'; readonly costs: readonly CostName[] }
  /** What the owner said nothing about. */
  | { readonly id: 'unstated'; readonly costs: readonly CostName[] }
  /** The deposit comes back at the end. `amount` is null where it was paid for an earlier stay. */
  | {
      readonly id: 'back'
      readonly amount: Money | null
      readonly isLostEarly: boolean
      /** Whether the platform keeps it, so that it comes back by itself. */
      readonly isKept?: true
      readonly isLowest: boolean
    }
  /** Cancelling is free up to and including this instant, in epoch milliseconds. */
  | { readonly id: 'free'; readonly until: number; readonly unit: RentalMode }
  /** Before dates are chosen: how many days, or hours, before the start cancelling is still free. */
  | { readonly id: 'free_before'; readonly count: number; readonly unit: RentalMode }
  /** Cancelling is not free any more: what somebody gets back who cancels right after paying. */
  | { readonly id: 'late'; readonly amount: Money; readonly unit: RentalMode }

/** The lines that are shown before dates are chosen. */
export type OfferCost = Exclude<MovingCost, { id: 'free' | 'late' | 'rent' }>

const bookingLine = ({
  unitPrice,
  currency,
  rentalMode: unit,
  isLowest = false,
  monthlyPlan = false,
}: OfferFacts): OfferCost => ({
  id: 'booking',
  amount: { amount: unitPrice, currency },
  unit,
  quantity: null,
  isLowest,
  isRest: false,
  ...(monthlyPlan && unit === 'month' && { orMonthly: true }),
})

const depositLines = (facts: OfferFacts): OfferCost[] => {
  const { unitPrice, currency, isLowest = false, isExtension = false } = facts
  const { deposit, depositIsLost: isLostEarly } = extraCostsOf(facts)
  if (deposit === null) return []
  if (isExtension) return [{ id: 'back', amount: null, isLostEarly, isLowest: false }]
  const byMonths = 'months' in deposit
  const amount = byMonths ? { amount: unitPrice * deposit.months, currency } : deposit
  const lowest = byMonths && isLowest
  return [
    { id: facts.keepsDeposit ? 'deposit' : 'keys', amount, isLowest: lowest },
    {
      id: 'back',
      amount,
      isLostEarly,
      isLowest: lowest,
      ...(facts.keepsDeposit && { isKept: true as const }),
    },
  ]
}

const monthlyLines = (facts: OfferFacts): OfferCost[] => {
  const { commonExpenses, expensesCover: covers, parking, none, unstated } = extraCostsOf(facts)
  return [
    ...(commonExpenses ? [{ id: 'expenses' as const, amount: commonExpenses, covers }] : []),
    ...(parking ? [{ id: 'parking' as const, amount: parking }] : []),
    ...(none.length > 0 ? [{ id: 'none' as const, costs: none }] : []),
    ...(unstated.length > 0 ? [{ id: 'unstated' as const, costs: unstated }] : []),
  ]
}

const freeBeforeLine = ({ rentalMode: unit }: OfferFacts): OfferCost => {
  const count = unit === 'hour' ? cancellationTimes.fullRefundHours : cancellationTimes.fullRefundDays
  return { id: 'free_before', count, unit }
}

/**
 * Returns the lines in the order in which it happens: what is paid at booking, what at the keys, what each month, what is not
 * charged or was not stated, what comes back, and until when cancelling is free. A line is only there if there is something
 * to pay or to say.
 */
export const inOrder = <Line extends MovingCost>(
  facts: OfferFacts,
  booking: readonly (OfferCost | Line)[],
  cancelling: Line,
): Array<OfferCost | Line> => {
  const deposit = depositLines(facts)
  return [
    ...booking,
    ...deposit.filter(({ id }) => id === 'keys' || id === 'deposit'),
    ...monthlyLines(facts),
    ...deposit.filter(({ id }) => id === 'back'),
    cancelling,
  ]
}

/**
 * Returns what moving in costs before dates are chosen (RULES.md §4.38). It stands apart from what needs them, because
 * the page of a property shows nothing else.
 */
export const offerCosts = (facts: OfferFacts): OfferCost[] =>
  inOrder<OfferCost>(facts, [bookingLine(facts)], freeBeforeLine(facts))
