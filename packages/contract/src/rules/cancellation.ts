import { cancellationTimes } from './cancellation-times.ts'
import { addDays, addMonths } from './lease-months.ts'
import { periodOf, type Stay } from './stay.ts'
import { startOfDay } from './time-zones.ts'

export const cancellationReasons = ['not_needed', 'found_other', 'dates_changed', 'other'] as const
export type CancellationReason = (typeof cancellationReasons)[number]

/** A paid stay with its agreed price, in minor units. */
export interface PaidStay extends Stay {
  readonly unitPrice: number
  /** The deposit that the platform keeps, in minor units. */
  readonly deposit?: number
  readonly depositIsLost?: boolean
}

/**
 * Tells whether somebody who leaves early loses a deposit that the platform keeps. It stands for the month that is kept of the
 * rent otherwise (RULES.md §6.290).
 */
export const losesDeposit = ({ deposit = 0, depositIsLost = false }: Partial<PaidStay>): boolean =>
  deposit > 0 && depositIsLost

/** What is refunded to somebody who asks before `until` and after the end of the step before. */
export interface RefundStep {
  /** Epoch milliseconds, exclusive. */
  readonly until: number
  /** The months that have not begun, or the hours. */
  readonly unitsLeft: number
  /** The months or hours that are refunded. */
  readonly unitsBack: number
  /** In minor units, before earlier refunds are deducted. */
  readonly refund: number
}

const hourMs = 3_600_000

const monthSteps = (stay: PaidStay): RefundStep[] => {
  const { startDate, endDate, timeZone, quantity, unitPrice } = stay
  const kept = losesDeposit(stay) ? 0 : 1
  const step = (untilDate: string, unitsLeft: number, unitsBack: number): RefundStep => ({
    until: startOfDay(untilDate, timeZone),
    unitsLeft,
    unitsBack,
    refund: unitsBack * unitPrice,
  })
  // The day itself still counts, so the step ends when the next day begins.
  const steps = [step(addDays(startDate, 1 - cancellationTimes.fullRefundDays), quantity, quantity)]
  // A stay that has not begun loses no deposit, so that a month of it is kept.
  for (let begun = 0; begun < quantity - (begun === 0 ? 1 : kept); begun += 1)
    steps.push(
      step(addMonths(startDate, begun), quantity - begun, quantity - begun - (begun === 0 ? 1 : kept)),
    )
  return [...steps, step(endDate, 0, 0)]
}

const hourSteps = (stay: PaidStay): RefundStep[] => {
  const { start, end } = periodOf(stay)
  const { quantity, unitPrice } = stay
  return [
    {
      until: start - cancellationTimes.fullRefundHours * hourMs + 1,
      unitsLeft: quantity,
      unitsBack: quantity,
      refund: quantity * unitPrice,
    },
    { until: end, unitsLeft: quantity, unitsBack: 0, refund: 0 },
  ]
}

/**
 * Returns what is refunded when a paid stay is cancelled, by the time at which the tenant asks, in order. The
 * refunds fall, and the last step is the only one without any. By month: everything until seven days before
 * the first day, then the months that have not begun less one. By hour: everything until 24 hours before the
 * start, then nothing (RULES.md §6.107, §6.108). Where a deposit that the platform keeps is lost instead, no month is kept
 * after the start.
 */
export const refundSteps = (stay: PaidStay): RefundStep[] =>
  stay.rentalMode === 'hour' ? hourSteps(stay) : monthSteps(stay)

/**
 * Returns how much is refunded to somebody who asks at `now`, in minor units. `left` is what was paid less
 * what was refunded or is being refunded; it is never exceeded.
 */
export const refundAt = (stay: PaidStay, left: number, now: number): number => {
  const step = refundSteps(stay).find(({ until }) => now < until)
  return Math.max(0, Math.min(step?.refund ?? 0, left))
}

/**
 * Returns until when the owner may answer, in epoch milliseconds: for 72 hours, but not beyond the start of
 * the stay, or beyond its end if it has started, so that a place is not kept for somebody who cancelled.
 */
export const answerUntil = (stay: Omit<Stay, 'quantity'>, askedAt: number): number => {
  const { start, end } = periodOf(stay)
  return Math.min(askedAt + cancellationTimes.answerHours * hourMs, askedAt < start ? start : end)
}
