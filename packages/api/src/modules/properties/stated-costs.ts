import { expenseCovers, unstatedCosts, type CostFacts } from '@metrolibre/contract'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'

type Columns = Pick<
  PropertyRow,
  | 'country'
  | 'type'
  | 'stage'
  | 'garage'
  | 'deposit'
  | 'depositMonths'
  | 'depositIsLost'
  | 'keepsDeposit'
  | 'commonExpenses'
  | 'expensesCover'
  | 'parkingPrice'
  | 'assumesUsualCosts'
>

const usualPerMonth = 20_000

/**
 * The usual costs of monthly rentals in Chile (spec §9), for what is null. By the hour they mean nothing
 * (RULES.md §4.36, §4.37).
 */
const usualCosts = ({ type, garage }: Columns) => ({
  depositMonths: 1,
  depositIsLost: true,
  commonExpenses: usualPerMonth,
  // A shed or a plot has none of what the expenses of a house cover.
  expensesCover: type === 'room' || type === 'entire' ? expenseCovers : [],
  parking: garage > 0 ? usualPerMonth : null,
})

const nothing = {
  depositMonths: null,
  depositIsLost: false,
  commonExpenses: null,
  expensesCover: [],
  parking: null,
}

/** Whether a place that was there before its owner was asked still shows what was assumed. What is not handed in shows nothing. */
const isAssumed = ({ assumesUsualCosts, stage }: Columns): boolean => assumesUsualCosts && stage !== 'draft'

/**
 * Returns what is stated besides the price of a place. Of one whose owner was not asked yet, what is null is still as it was
 * shown before (RULES.md §4.37).
 */
export function statedCosts(row: Columns): Omit<CostFacts, 'currency' | 'rentalMode'> {
  const { garage, deposit, depositMonths, depositIsLost, commonExpenses, expensesCover } = row
  const otherwise = isAssumed(row) && row.country === 'Chile' ? usualCosts(row) : nothing
  return {
    garage,
    deposit,
    depositMonths: depositMonths ?? (deposit === null ? otherwise.depositMonths : null),
    depositIsLost: depositIsLost ?? otherwise.depositIsLost,
    keepsDeposit: row.keepsDeposit,
    commonExpenses: commonExpenses ?? otherwise.commonExpenses,
    expensesCover: expensesCover ?? otherwise.expensesCover,
    parking: row.parkingPrice ?? otherwise.parking,
  }
}

/** Returns the costs of a booking: a deposit that the platform keeps is as it was agreed, whatever is stated now. */
export const costsAsAgreed = <Costs extends Omit<CostFacts, 'currency' | 'rentalMode'>>(
  costs: Costs,
  { deposit = 0, depositIsLost = false }: { readonly deposit?: number; readonly depositIsLost?: boolean },
): Costs =>
  deposit > 0
    ? { ...costs, deposit, depositMonths: null, depositIsLost, keepsDeposit: true }
    : { ...costs, keepsDeposit: false }

/** Shows what is stated besides the price. */
export const showCosts = (property: PropertyRow) => {
  const { expensesCover, ...costs } = statedCosts(property)
  return { ...costs, expensesCover: [...expensesCover] }
}

/**
 * Whether the owner of a place that was handed in still has to say, or confirm, what is paid besides its price
 * (RULES.md §3.17, §3.18).
 */
export const hasCostsToConfirm = (row: Columns & Pick<PropertyRow, 'rentalMode'>): boolean =>
  row.stage !== 'draft' &&
  (isAssumed(row) || unstatedCosts({ ...statedCosts(row), rentalMode: row.rentalMode }).length > 0)
