import type { Payment } from '@metrolibre/contract'
import { useIntl, type TextName } from '@metrolibre/platform'
import { chakra, Flex, Panel, TextLink } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { CreditCard } from '@metrolibre/ui/icons'
import { amountText, receiptOf, standingOf } from './payment.ts'
import { StandingBadge } from './standing-badge.tsx'
import { usePaymentTexts } from './use-payment-texts.ts'

/** A table of payments, newest first. */
export function PaymentTable({ payments }: { payments: readonly Payment[] }) {
  const { formatMessage } = useIntl()
  const words = usePaymentTexts()
  const text = (name: TextName<'mfe-admin.payments'>) => formatMessage({ id: `mfe-admin.payments.${name}` })
  const columns: TableColumn<Payment>[] = [
    {
      id: 'when',
      label: text('when'),
      nowrap: true,
      cell: (payment) => (
        <chakra.span fontStretch="86%" color="fg.muted">
          {words.when(payment)}
        </chakra.span>
      ),
    },
    {
      id: 'who',
      label: text('who'),
      cell: (payment) => (
        <div>
          <chakra.b display="block" fontWeight={640}>
            {words.payer(payment)}
          </chakra.b>
          <chakra.span color="fg.muted" fontStretch="86%" overflowWrap="anywhere">
            {payment.id}
          </chakra.span>
        </div>
      ),
    },
    {
      id: 'method',
      label: text('method'),
      nowrap: true,
      cell: (payment) =>
        words.method(payment) && (
          <Flex as="span" gap="2" align="center">
            <CreditCard />
            {words.method(payment)}
          </Flex>
        ),
    },
    {
      id: 'amount',
      label: text('amount'),
      align: 'end',
      nowrap: true,
      cell: (payment) => <b>{amountText(payment)}</b>,
    },
    {
      id: 'state',
      label: text('state'),
      cell: (payment) => <StandingBadge standing={standingOf(payment)} />,
    },
    {
      id: 'receipt',
      label: text('receipt'),
      labelHidden: true,
      align: 'end',
      cell: (payment) => {
        const receipt = receiptOf(payment)
        return receipt ? (
          <TextLink
            href={receipt}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={formatMessage({ id: 'mfe-admin.payments.receiptOf' }, { name: words.payer(payment) })}
          >
            {text('receipt')}
          </TextLink>
        ) : null
      },
    },
  ]
  return (
    <Panel clip style={{ marginTop: 16 }}>
      <Table caption={text('caption')} columns={columns} rows={payments} rowId={({ id }) => id} />
    </Panel>
  )
}
