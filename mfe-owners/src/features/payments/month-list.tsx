import type { LedgerRow } from '@metrolibre/api-client'
import { Box, Heading, Panel } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { useLedgerPaymentTexts } from './use-payment-texts.ts'

type Sum = 'paid' | 'refunded' | 'commission' | 'transferred' | 'balance'
const sums: readonly Sum[] = ['paid', 'refunded', 'commission', 'transferred', 'balance']

/** The sums by month and property: paid, refunded, commission, transferred, balance. */
export function MonthList({ rows }: { rows: readonly LedgerRow[] }) {
  const { text, money, month } = useLedgerPaymentTexts()
  const columns: TableColumn<LedgerRow>[] = [
    { id: 'month', label: text('month'), nowrap: true, cell: (row) => month(row.month) },
    { id: 'property', label: text('property'), cell: ({ name }) => name },
    ...sums.map((sum): TableColumn<LedgerRow> => ({
      id: sum,
      label: text(sum),
      align: 'end',
      nowrap: true,
      cell: (row) => money(row[sum], row.currency),
    })),
  ]
  return (
    <Box as="section">
      <Heading as="h2" textStyle="cardTitle" mb="3">
        {text('byMonth')}
      </Heading>
      <Panel clip>
        <Table
          caption={text('byMonth')}
          columns={columns}
          rows={rows}
          rowId={(row) => `${row.month} ${row.propertyId}`}
        />
      </Panel>
    </Box>
  )
}
