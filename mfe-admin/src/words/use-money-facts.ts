import type { AdminReservation } from '@metrolibre/api-client'
import { formatExact, isRefundLate } from '@metrolibre/contract'
import { useIntl, useLocale } from '@metrolibre/platform'
import type { Description } from '@metrolibre/ui'
import { useMoment } from './use-moment.ts'

const known = ['needs_response', 'under_review', 'won', 'lost'] as const

/** Reduces the payment provider's many dispute states to those that admins need to distinguish. */
const standingOf = (status: string): (typeof known)[number] | 'inquiry' | 'inquiryClosed' | 'other' => {
  if (status === 'warning_closed') return 'inquiryClosed'
  if (status.startsWith('warning_')) return 'inquiry'
  return known.find((one) => one === status) ?? 'other'
}

const knownReasons = [
  'fraudulent',
  'product_not_received',
  'product_unacceptable',
  'duplicate',
  'credit_not_processed',
  'unrecognized',
] as const

/** The payer's reason for a dispute, as far as it is one of the usual ones. */
const reasonOf = (reason: string): (typeof knownReasons)[number] | 'other' =>
  knownReasons.find((one) => one === reason) ?? 'other'

const knownProblems = [
  'charge_for_pending_refund_disputed',
  'declined',
  'expired_or_canceled_card',
  'failed',
  'insufficient_funds',
  'lost_or_stolen_card',
  'merchant_request',
  'paid_by_transfer',
  'unknown',
] as const

/** Why a refund is still on its way. */
const knownWaits = ['charge_pending', 'insufficient_funds', 'processing', 'requires_action'] as const

type Money = Pick<AdminReservation, 'refunds' | 'disputes' | 'currency' | 'timeZone' | 'serverTime'>

/** Adds the reason of the office to a sentence, which may end without a problem to name. */
const withNote = (sentence: string, note: string | null): string =>
  note === null ? sentence : `${sentence.replace(/[.\s]+$/, '')}. ${note}`

/** Returns a function that describes the refunds and disputes of a payment. */
export function useMoneyFacts(): (money: Money) => Description[] {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const moment = useMoment()
  /** Why a refund failed: a code of the provider in words, and any other text as an answer of the provider. */
  const problemOf = (problem: string): string => {
    const code = knownProblems.find((one) => one === problem)
    if (code) return formatMessage({ id: `mfe-admin.money.problem.${code}` })
    return problem && formatMessage({ id: 'mfe-admin.money.problem.other' }, { problem })
  }
  /** Why a refund is still on its way, and what to do about it. */
  const waitOf = (problem: string): string => {
    const code = knownWaits.find((one) => one === problem)
    return code ? formatMessage({ id: `mfe-admin.money.waits.${code}` }) : problemOf(problem)
  }
  return ({ refunds = [], disputes = [], currency, timeZone, serverTime }) => {
    const money = (amount: number) => formatExact({ amount, currency }, locale)
    const given = refunds.map(({ id, status, reason, isPart, note, amount, created, problem }) => {
      const values = {
        amount: money(amount),
        when: moment(created, timeZone),
        problem: status === 'pending' ? waitOf(problem ?? '') : problemOf(problem ?? ''),
      }
      const isLate = status === 'pending' && isRefundLate(Date.parse(created), serverTime)
      const by = reason === 'provider' ? 'refundThere' : isPart ? 'refundPart' : 'refund'
      return {
        id,
        term: formatMessage({ id: `mfe-admin.money.${by}` }),
        value: withNote(
          formatMessage({ id: `mfe-admin.money.refund.${isLate ? 'late' : status}` }, values),
          note,
        ),
      }
    })
    const disputed = disputes.map(({ id, status, reason, amount, opened, due }) => {
      const until = due === null ? '' : moment(due, timeZone)
      const because = formatMessage({ id: `mfe-admin.money.reason.${reasonOf(reason)}` })
      const values = { amount: money(amount), when: moment(opened, timeZone), until, because }
      return {
        id,
        term: formatMessage({ id: 'mfe-admin.money.dispute' }),
        value: formatMessage({ id: `mfe-admin.money.dispute.${standingOf(status)}` }, values),
      }
    })
    return [...given, ...disputed]
  }
}
