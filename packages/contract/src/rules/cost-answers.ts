import type { ExpenseCover } from './expense-covers.ts'
import { unstatedCosts, type CostFacts, type CostName } from './extra-costs.ts'
import { fromMajor, toMajor, type CurrencyCode } from './money.ts'
import type { RentalMode } from './stay.ts'

/** What a form offers to answer about the deposit, and about what is paid each month. */
export const depositAnswers = ['one_month', 'two_months', 'amount', 'none'] as const
export const monthlyAnswers = ['usual', 'amount', 'none'] as const
type DepositAnswer = (typeof depositAnswers)[number]
type MonthlyAnswer = (typeof monthlyAnswers)[number]

/** What a form holds of the costs besides a price, with amounts in major units. Null was not answered yet. */
export interface CostAnswers {
  readonly deposit: DepositAnswer | null
  readonly depositAmount: number | null
  readonly depositIsLost: boolean
  /** Whether the platform keeps it. */
  readonly keepsDeposit: boolean
  readonly commonExpenses: MonthlyAnswer | null
  readonly commonExpensesAmount: number | null
  readonly expensesCover: readonly ExpenseCover[]
  readonly parking: MonthlyAnswer | null
  readonly parkingAmount: number | null
}

/** The place that the answers are about. */
type Place = Pick<CostFacts, 'currency' | 'rentalMode' | 'garage'>
type Stated = Omit<CostFacts, keyof Place>

/** The usual amount of a month, in minor units, where there is one: spec §9 names it for Chile (RULES.md §4.36). */
export const usualMonthly: Readonly<Record<CurrencyCode, number | null>> = { CLP: 20_000, PEN: null }

/** The answers of a form in which nothing was answered. */
export const noAnswers: CostAnswers = {
  deposit: null,
  depositAmount: null,
  depositIsLost: false,
  keepsDeposit: false,
  commonExpenses: null,
  commonExpensesAmount: null,
  expensesCover: [],
  parking: null,
  parkingAmount: null,
}

/** The answers that are offered about the deposit: nobody pays by the month where hours are rented. */
export const depositAnswersFor = (rentalMode: RentalMode): readonly DepositAnswer[] =>
  rentalMode === 'month' ? depositAnswers : ['amount', 'none']

/** The answers that are offered about what is paid each month. */
export const monthlyAnswersFor = (currency: CurrencyCode): readonly MonthlyAnswer[] =>
  usualMonthly[currency] === null ? ['amount', 'none'] : monthlyAnswers

/** Returns what a form shows of the costs that were stated. */
export function costAnswersOf(stated: Stated & { readonly currency: CurrencyCode }): CostAnswers {
  const { currency, deposit, depositMonths, commonExpenses, parking } = stated
  const amountOf = (amount: number | null) => (amount ? toMajor({ amount, currency }) : null)
  const monthly = (amount: number | null): MonthlyAnswer | null => {
    if (amount === null) return null
    if (amount === 0) return 'none'
    return amount === usualMonthly[currency] ? 'usual' : 'amount'
  }
  const other = (amount: number | null) => (monthly(amount) === 'amount' ? amountOf(amount) : null)
  const inMonths = depositMonths === null ? null : depositMonths === 1 ? 'one_month' : 'two_months'
  return {
    deposit: deposit === null ? inMonths : deposit === 0 ? 'none' : 'amount',
    depositAmount: amountOf(deposit),
    depositIsLost: stated.depositIsLost,
    keepsDeposit: stated.keepsDeposit ?? false,
    commonExpenses: monthly(commonExpenses),
    commonExpensesAmount: other(commonExpenses),
    expensesCover: stated.expensesCover,
    parking: monthly(parking),
    parkingAmount: other(parking),
  }
}

/** Returns what was stated by the answers of a form. What does not belong to the place is not stated. */
export function statedBy(answers: CostAnswers, { currency, rentalMode, garage }: Place): Stated {
  const byMonth = rentalMode === 'month'
  const minor = (major: number | null) => (major === null ? null : fromMajor(major, currency).amount)
  const amountOf = (answer: DepositAnswer | MonthlyAnswer | null, typed: number | null): number | null => {
    if (answer === 'amount') return minor(typed)
    if (answer === 'usual') return usualMonthly[currency]
    return answer === 'none' ? 0 : null
  }
  const { deposit, expensesCover } = answers
  const amount = amountOf(deposit, answers.depositAmount)
  const inMonths = deposit === 'one_month' ? 1 : deposit === 'two_months' ? 2 : null
  const depositMonths = byMonth ? inMonths : null
  const commonExpenses = byMonth ? amountOf(answers.commonExpenses, answers.commonExpensesAmount) : null
  return {
    deposit: amount,
    depositMonths,
    depositIsLost: byMonth && Boolean(amount ?? depositMonths) && answers.depositIsLost,
    keepsDeposit: Boolean(amount ?? depositMonths) && answers.keepsDeposit,
    commonExpenses,
    expensesCover: commonExpenses ? expensesCover : [],
    parking: byMonth && garage > 0 ? amountOf(answers.parking, answers.parkingAmount) : null,
  }
}

/** Returns the fields of a form that still need an answer before what is paid besides the price can be claimed. */
export const openAnswers = (answers: CostAnswers, place: Place): Array<CostName | `${CostName}Amount`> =>
  unstatedCosts({ ...place, ...statedBy(answers, place) }).map((cost) =>
    answers[cost] === 'amount' ? (`${cost}Amount` as const) : cost,
  )
