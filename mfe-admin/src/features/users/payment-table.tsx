import { formatExact, timeZoneOf, type AdminUserDetail, type UserPayment } from '@metrolibre/contract'
import { Link, useDates, useLocale } from '@metrolibre/platform'
import { Panel, TextLink } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { StandingBadge } from '../../page/standing-badge.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useUserTexts } from './use-user-texts.ts'

interface Props {
  user: AdminUserDetail
  payments: readonly UserPayment[]
}

/** What a user paid, newest first, each payment with its booking. */
export function UserPaymentTable({ user, payments }: Props) {
  const { locale } = useLocale()
  const text = useUserTexts()
  const dates = useDates()
  const moment = useMoment()
  const zone = timeZoneOf(user.country)
  const columns: TableColumn<UserPayment>[] = [
    {
      id: 'paidAt',
      label: text('payments.paidAt'),
      nowrap: true,
      cell: ({ id, paidAt, receivedOn }) => (
        <TextLink as={Link} to={`/admin/payments/detail/${id}`}>
          {receivedOn ? dates.day(receivedOn) : moment(paidAt, zone)}
        </TextLink>
      ),
    },
    {
      id: 'booking',
      label: text('payments.booking'),
      cell: ({ reservation: { id, name } }) => (
        <TextLink as={Link} to={`/admin/reservations?reservation=${id}`}>
          {name}
        </TextLink>
      ),
    },
    { id: 'method', label: text('payments.method'), cell: ({ method }) => text(`payments.method.${method}`) },
    {
      id: 'amount',
      label: text('payments.amount'),
      align: 'end',
      nowrap: true,
      verbatim: true,
      cell: ({ amount, currency }) => <b>{formatExact({ amount, currency }, locale)}</b>,
    },
    {
      id: 'refunded',
      label: text('payments.refunded'),
      align: 'end',
      nowrap: true,
      verbatim: true,
      cell: ({ refunded: amount, currency }) => amount > 0 && formatExact({ amount, currency }, locale),
    },
    {
      id: 'standing',
      label: text('payments.standing'),
      cell: ({ standing }) => standing && <StandingBadge standing={standing} />,
    },
    {
      id: 'receipt',
      label: text('payments.receipt'),
      labelHidden: true,
      align: 'end',
      cell: ({ receiptUrl, reservation: { name } }) =>
        receiptUrl && (
          <TextLink
            href={receiptUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={text('payments.receiptOf', { name })}
          >
            {text('payments.receipt')}
          </TextLink>
        ),
    },
  ]
  return (
    <Panel clip>
      <Table caption={text('tab.payments')} columns={columns} rows={payments} rowId={({ id }) => id} />
    </Panel>
  )
}
