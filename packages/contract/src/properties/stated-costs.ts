import * as v from 'valibot'
import { Amount } from '../primitives/money.ts'
import { ExpenseCovers } from './words.ts'

// Answers that were stored for reading without a connection may be older than these fields.
const besidePrice = v.optional(v.nullable(Amount), null)

/**
 * What was stated besides the price: 0 is not charged, null was not stated (RULES.md §4.33). Expenses and parking are
 * per month.
 */
export const statedCostEntries = {
  commonExpenses: besidePrice,
  expensesCover: v.optional(ExpenseCovers, []),
  deposit: besidePrice,
  /** The deposit in months of the rent, where it is not an amount of its own. */
  depositMonths: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  depositIsLost: v.optional(v.boolean(), false),
  /** Whether the deposit is paid with the booking and kept by the platform (RULES.md §6.280). */
  keepsDeposit: v.optional(v.boolean()),
  parking: besidePrice,
}
