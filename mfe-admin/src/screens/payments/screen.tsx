import { formatExact, officeZone } from '@metrolibre/contract'
import { adminHome, payments, type PaymentListQuery } from '@metrolibre/api-client'
import { FormattedMessage, useIntl, useLocale, useQuery } from '@metrolibre/platform'
import { ReportButton } from '../../features/payments/report-button.tsx'
import { PaymentsSheetButton } from '../../features/payments/spreadsheet-button.tsx'
import { StandingBadge } from '../../page/standing-badge.tsx'
import { PaymentTotals } from '../../features/payments/totals.tsx'
import { toPaymentPage, usePaymentColumns } from '../../features/payments/use-payment-columns.tsx'
import { usePaymentFilters } from '../../features/payments/use-payment-filters.ts'
import { AdminList } from '../../list/admin-list.tsx'
import { useListAddress } from '../../list/use-list-address.ts'
import { Flex } from '@metrolibre/ui'
import { useMoment } from '../../words/use-moment.ts'
import { openedWhole } from '../../page/opened-whole.ts'

export const prefetch = openedWhole((client) =>
  Promise.all([client.prefetchQuery(payments.list({})), client.prefetchQuery(adminHome.money())]),
)

/** The payments of bookings, by card and by transfer. */
export function Screen() {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const moment = useMoment()
  const list = { name: 'payments', filters: usePaymentFilters(), sorts: ['paid'] }
  const address = useListAddress<PaymentListQuery>(list)
  const result = useQuery(payments.list(address.query))
  const money = useQuery(adminHome.money())
  return (
    <AdminList
      list={list}
      address={address}
      result={result}
      rowsOf={(answer) => answer.payments}
      rowId={({ id }) => id}
      rowName={({ client }) => client.name}
      rowTo={toPaymentPage}
      columns={usePaymentColumns()}
      card={(payment) => ({
        title: payment.client.name,
        mark: <StandingBadge standing={payment.standing} />,
        text: (
          <>
            <b>{formatExact(payment, locale)}</b> ·{' '}
            {formatMessage({ id: `mfe-admin.method.${payment.method}` })} · {moment(payment.paid, officeZone)}
            <br />
            {payment.reservation.name}
          </>
        ),
      })}
      title={<FormattedMessage id="mfe-admin.payments.title" />}
      text={<FormattedMessage id="mfe-admin.payments.description" />}
      action={
        <Flex gap="2" wrap="wrap">
          <PaymentsSheetButton query={address.query} />
          <ReportButton />
        </Flex>
      }
      above={!money.isError && <PaymentTotals countries={money.data} />}
      searchLabel={formatMessage({ id: 'mfe-admin.payments.search' })}
      searchExample={formatMessage({ id: 'mfe-admin.payments.searchExample' })}
      caption={formatMessage({ id: 'mfe-admin.payments.caption' })}
      none={<FormattedMessage id="mfe-admin.payments.none" />}
    />
  )
}
