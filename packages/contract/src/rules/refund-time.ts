import { addDays } from './lease-months.ts'
import { dateAt, type TimeZone } from './time-zones.ts'

const dayMs = 86_400_000

/** For how many days a refund may be on its way: banks take up to ten days. Then somebody of the office looks at it. */
export const refundDays = 10

/** Tells whether a refund that was ordered at `ordered` has taken longer than banks do. Both are epoch milliseconds. */
export const isRefundLate = (ordered: number, now: number): boolean => now >= ordered + refundDays * dayMs

/**
 * Returns the day by which the tenant has the money or hears of it, as a date of the place: ten days after the order, and once
 * these are over ten days after that, and so on (RULES.md §6.85, §6.86).
 */
export const refundBy = (ordered: number, now: number, zone: TimeZone): string => {
  const spans = 1 + Math.max(0, Math.floor((now - ordered) / (refundDays * dayMs)))
  return addDays(dateAt(ordered, zone), spans * refundDays)
}
