import { chargeDueAt, planTimes } from './payment-plan.ts'
import { addDays } from './lease-months.ts'
import { dateAt, type TimeZone } from './time-zones.ts'

/** The version of the text with which a tenant lets the months of a booking be charged to a card (RULES.md §6.264). */
export const cardConsentVersion = 1 as const

/** Why a charge to a saved card failed, as far as its tenant has to know. */
export const chargeFailures = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'lost_card',
  'authentication',
  'unanswered',
] as const
export type ChargeFailure = (typeof chargeFailures)[number]

const failuresByCode: Readonly<Record<string, ChargeFailure>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  lost_card: 'lost_card',
  stolen_card: 'lost_card',
  authentication_required: 'authentication',
  unanswered: 'unanswered',
}

/** Returns why a charge failed by the code of the bank or of the provider. One that says nothing to a tenant is a decline. */
export const chargeFailureOf = (code: string | null): ChargeFailure =>
  failuresByCode[code ?? ''] ?? 'declined'

/** A day of the plan on which a saved card is charged: how many days after the day of the charge. */
export type TryDay = (typeof planTimes.tryDays)[number]

/**
 * Returns for which of its days a charge can be tried now: from six in the morning of that day at the place until the day
 * ends. Undefined at any other time, so that a day that was missed is not made up (RULES.md §6.260, §6.261).
 */
export const tryDayAt = (dueOn: string, now: number, timeZone: TimeZone): TryDay | undefined =>
  planTimes.tryDays.find((day) => {
    const date = addDays(dueOn, day)
    return dateAt(now, timeZone) === date && now >= chargeDueAt(date, timeZone)
  })

/** Returns the next day on which a charge is tried after one of them. Undefined after the last one. */
export const nextTryOn = (dueOn: string, day: number): string | undefined => {
  const next = planTimes.tryDays.find((later) => later > day)
  return next === undefined ? undefined : addDays(dueOn, next)
}
