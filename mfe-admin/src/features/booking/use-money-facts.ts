import type { AdminReservation } from '@metrolibre/api-client'
import { formatExact } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import type { Description } from '@metrolibre/ui'
import { useMoment } from '../../words/use-moment.ts'

const known = ['needs_response', 'under_review', 'won', 'lost'] as const

/** Reduces the payment provider's many dispute states to those that admins need to distinguish. */
const standingOf = (status: string): (typeof known)[number] | 'inquiry' | 'other' => {
  if (status.startsWith('warning_')) return 'inquiry'
  return known.find((one) => one === status) ?? 'other'
}

/** Returns a function that describes the refunds and disputes of a reservation's payment. */
export function useMoneyFacts(): (reservation: AdminReservation) => Description[] {
  const { formatMessage } = useIntl()
  const moment = useMoment()
  return ({ refunds = [], disputes = [], currency, timeZone }) => {
    const money = (amount: number) => formatExact({ amount, currency })
    const given = refunds.map(({ id, status, reason, amount, created, problem }) => {
      const values = { amount: money(amount), when: moment(created, timeZone), problem: problem ?? '' }
      const by = reason === 'provider' ? 'refundThere' : 'refund'
      return {
        id,
        term: formatMessage({ id: `mfe-admin.money.${by}` }),
        value: formatMessage({ id: `mfe-admin.money.refund.${status}` }, values),
      }
    })
    const disputed = disputes.map(({ id, status, amount, opened, due }) => {
      const until = due === null ? '' : moment(due, timeZone)
      const values = { amount: money(amount), when: moment(opened, timeZone), until }
      return {
        id,
        term: formatMessage({ id: 'mfe-admin.money.dispute' }),
        value: formatMessage({ id: `mfe-admin.money.dispute.${standingOf(status)}` }, values),
      }
    })
    return [...given, ...disputed]
  }
}
