import type { LedgerPayment } from '@metrolibre/api-client'
import { Link } from '@metrolibre/platform'
import { Badge, Button, chakra, Flex, Panel, TextLink, type BadgeProps } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { ArrowLeft, ArrowRight } from '@metrolibre/ui/icons'
import { useState } from 'react'
import { useLedgerPaymentTexts } from './use-payment-texts.ts'
import { ownerBookingPath } from '../../paths.ts'

const looks: Record<LedgerPayment['status'], Pick<BadgeProps, 'tone' | 'mark'>> = {
  expected: { tone: 'warn', mark: 'filled' },
  paid: { tone: 'ok', mark: 'filled' },
  disputed: { tone: 'bad', mark: 'filled' },
  refunding: { tone: 'hours', mark: 'filled' },
  part_refunded: { tone: 'hours', mark: 'hollow' },
  refunded: { tone: 'neutral', mark: 'hollow' },
  lost: { tone: 'bad', mark: 'hollow' },
}

const pageSize = 10

/** The payments behind the sums, newest first, each with a link to its booking. */
export function PaymentList({ payments }: { payments: readonly LedgerPayment[] }) {
  const { text, money, day } = useLedgerPaymentTexts()
  const [page, setPage] = useState(0)
  const pages = Math.ceil(payments.length / pageSize)
  const shown = payments.slice(page * pageSize, (page + 1) * pageSize)
  const columns: TableColumn<LedgerPayment>[] = [
    { id: 'date', label: text('date'), nowrap: true, place: 'note', cell: ({ date }) => day(date) },
    {
      id: 'who',
      label: text('who'),
      place: 'title',
      cell: ({ reservationId, client, name, room, rentalMode, quantity: count }) => (
        <div>
          <TextLink as={Link} to={ownerBookingPath('owner', reservationId)}>
            {client}
          </TextLink>
          <chakra.span display="block" color="fg.muted">
            {[name, room, text(rentalMode === 'hour' ? 'hours' : 'months', { count })]
              .filter(Boolean)
              .join(', ')}
          </chakra.span>
        </div>
      ),
    },
    { id: 'method', label: text('method'), place: 'more', cell: ({ method }) => text(`method.${method}`) },
    {
      id: 'amount',
      label: text('amount'),
      align: 'end',
      nowrap: true,
      place: 'sum',
      cell: ({ amount, refunded, currency }) => (
        <div>
          <b>{money(amount, currency)}</b>
          {refunded > 0 && (
            <chakra.span display="block" color="fg.muted">
              {text('refundedOf', { amount: money(refunded, currency) })}
            </chakra.span>
          )}
        </div>
      ),
    },
    {
      id: 'state',
      label: text('state'),
      place: 'state',
      cell: ({ status }) => <Badge {...looks[status]}>{text(`state.${status}`)}</Badge>,
    },
  ]
  return (
    <>
      <Panel clip>
        <Table
          caption={text('caption')}
          columns={columns}
          rows={shown}
          rowId={({ reservationId, chargeNumber }) => [reservationId, chargeNumber].join(' ')}
        />
      </Panel>
      {pages > 1 && (
        <Flex justify="flex-end" gap="2" wrap="wrap">
          <Button variant="outline" disabled={page === 0} onClick={() => setPage(page - 1)}>
            <ArrowLeft /> {text('newer')}
          </Button>
          <Button variant="outline" disabled={page >= pages - 1} onClick={() => setPage(page + 1)}>
            {text('older')} <ArrowRight />
          </Button>
        </Flex>
      )}
    </>
  )
}
