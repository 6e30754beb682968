import type { Ledger } from '@metrolibre/api-client'
import { Link } from '@metrolibre/platform'
import { Box, chakra, Heading, Panel, TextLink } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { ownerBookingPath } from '../../paths.ts'
import { useLedgerPaymentTexts } from './use-payment-texts.ts'

type Line = Ledger['returns'][number]

/** What went back to tenants, each in the month in which it did, with the reason of the office. */
export function ReturnList({ returns }: { returns: readonly Line[] }) {
  const { text, money, day } = useLedgerPaymentTexts()
  const columns: TableColumn<Line>[] = [
    { id: 'date', label: text('date'), nowrap: true, place: 'note', cell: ({ date }) => day(date) },
    {
      id: 'who',
      label: text('who'),
      place: 'title',
      cell: ({ reservationId, client, name, room }) => (
        <div>
          <TextLink as={Link} to={ownerBookingPath('owner', reservationId)}>
            {client}
          </TextLink>
          <chakra.span display="block" color="fg.muted">
            {[name, room].filter(Boolean).join(', ')}
          </chakra.span>
        </div>
      ),
    },
    {
      id: 'why',
      label: text('why'),
      place: 'more',
      cell: ({ why, note }) => [text(`why.${why}`), note].filter(Boolean).join(': '),
    },
    {
      id: 'amount',
      label: text('amount'),
      align: 'end',
      nowrap: true,
      place: 'sum',
      cell: ({ amount, currency }) => <b>{money(amount, currency)}</b>,
    },
  ]
  return (
    <Box as="section">
      <Heading as="h2" textStyle="cardTitle" mb="3">
        {text('returns')}
      </Heading>
      <Panel clip>
        <Table
          caption={text('returns')}
          columns={columns}
          rows={returns}
          rowId={({ reservationId, date, why, amount }) => `${reservationId} ${date} ${why} ${amount}`}
        />
      </Panel>
    </Box>
  )
}
