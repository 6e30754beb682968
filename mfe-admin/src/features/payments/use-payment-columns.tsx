import { formatExact, officeZone, type AdminPayment } from '@metrolibre/contract'
import { useIntl, useLocale, type TextName } from '@metrolibre/platform'
import { Box, chakra, Flex, MailAddress, TextLink } from '@metrolibre/ui'
import { Bank, CreditCard } from '@metrolibre/ui/icons'
import type { ListColumn } from '../../list/list-table.tsx'
import { RowLink } from '../../list/row-link.tsx'
import { TypedName } from '../../list/typed-name.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { StandingBadge } from '../../page/standing-badge.tsx'

export const toPaymentPage = ({ id }: AdminPayment) => `/admin/payments/detail/${id}`

/** The columns of the list of payments. */
export const usePaymentColumns = (): ListColumn<AdminPayment>[] => {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const moment = useMoment()
  const text = (name: TextName<'mfe-admin.payments'>) => formatMessage({ id: `mfe-admin.payments.${name}` })
  return [
    {
      id: 'who',
      label: text('who'),
      locked: true,
      cell: (payment) => (
        <Box minW="0">
          <RowLink id={payment.id} to={toPaymentPage(payment)}>
            {payment.client.name}
          </RowLink>
          <chakra.span display="block" color="fg.muted" overflowWrap="anywhere">
            <MailAddress address={payment.client.email} />
          </chakra.span>
        </Box>
      ),
    },
    {
      id: 'when',
      label: text('when'),
      sort: { by: 'paid', first: 'desc', isDefault: true },
      nowrap: true,
      cell: ({ paid }) => <Narrow>{moment(paid, officeZone)}</Narrow>,
    },
    { id: 'what', label: text('what'), cell: ({ reservation }) => <TypedName>{reservation.name}</TypedName> },
    {
      id: 'method',
      label: text('method'),
      nowrap: true,
      cell: ({ method }) => (
        <Flex as="span" gap="2" align="center">
          {method === 'card' ? <CreditCard /> : <Bank />}
          <span>{formatMessage({ id: `mfe-admin.method.${method}` })}</span>
        </Flex>
      ),
    },
    {
      id: 'amount',
      label: text('amount'),
      align: 'end',
      nowrap: true,
      verbatim: true,
      cell: (payment) => <b>{formatExact(payment, locale)}</b>,
    },
    {
      id: 'refunded',
      label: text('refunded'),
      align: 'end',
      nowrap: true,
      optional: true,
      verbatim: true,
      cell: ({ refunded: amount, currency }) => amount > 0 && formatExact({ amount, currency }, locale),
    },
    {
      id: 'state',
      label: text('state'),
      cell: ({ standing }) => <StandingBadge standing={standing} />,
    },
    {
      id: 'reference',
      label: text('id'),
      optional: true,
      cell: ({ reference }) => <Narrow overflowWrap="anywhere">{reference}</Narrow>,
    },
    {
      id: 'receipt',
      label: text('receipt'),
      align: 'end',
      cell: ({ receiptUrl, client }) =>
        receiptUrl && (
          <TextLink
            href={receiptUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={formatMessage({ id: 'mfe-admin.payments.receiptOf' }, { name: client.name })}
            onClick={(event) => event.stopPropagation()}
          >
            {text('receipt')}
          </TextLink>
        ),
    },
  ]
}

const Narrow = chakra('span', { base: { fontStretch: '86%', color: 'fg.muted' } })
