import { officeZone, type Payment } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { useMoment } from '../../words/use-moment.ts'
import { methodOf, payerOf } from './payment.ts'

const secondMs = 1000
const knownMethods = ['card', 'customer_balance', 'bank_transfer'] as const

/** Returns functions that describe a payment in words. */
export const useAdminPaymentTexts = () => {
  const { formatMessage } = useIntl()
  const moment = useMoment()
  return {
    when: ({ created }: Payment) => moment(created * secondMs, officeZone),
    payer: (payment: Payment) => payerOf(payment) ?? formatMessage({ id: 'mfe-admin.payments.nobody' }),
    method: (payment: Payment) => {
      const method = methodOf(payment)
      if (!method) return ''
      const known = knownMethods.find((name) => name === method)
      return known ? formatMessage({ id: `mfe-admin.method.${known}` }) : method
    },
  }
}
