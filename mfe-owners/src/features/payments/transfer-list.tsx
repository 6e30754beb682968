import type { OwnerTransfer } from '@metrolibre/api-client'
import { Box, Heading, Panel, Text } from '@metrolibre/ui'
import { Table } from '@metrolibre/ui/parts'
import { useLedgerPaymentTexts } from './use-payment-texts.ts'

/** What was transferred to the owner, as admins recorded it. */
export function TransferList({ transfers }: { transfers: readonly OwnerTransfer[] }) {
  const { text, money, day } = useLedgerPaymentTexts()
  return (
    <Box as="section">
      <Heading as="h2" textStyle="cardTitle">
        {text('transfers')}
      </Heading>
      <Text textStyle="small" color="fg.muted" mt="1" mb="3">
        {text('transfersNote')}
      </Text>
      <Panel clip>
        <Table
          caption={text('transfers')}
          rows={transfers}
          rowId={({ id }) => id}
          columns={[
            { id: 'date', label: text('date'), nowrap: true, cell: ({ date }) => day(date) },
            { id: 'property', label: text('property'), cell: ({ name }) => name },
            {
              id: 'reference',
              label: text('reference'),
              cell: ({ reference, corrects }) => (corrects ? text('correction', { reference }) : reference),
            },
            {
              id: 'amount',
              label: text('amount'),
              align: 'end',
              nowrap: true,
              cell: ({ amount, currency }) => <b>{money(amount, currency)}</b>,
            },
          ]}
        />
      </Panel>
    </Box>
  )
}
