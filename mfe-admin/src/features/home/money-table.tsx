import { formatExact, type CountryMoney } from '@metrolibre/contract'
import { useDates, useIntl, useLocale } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'

type Day = CountryMoney['days'][number]

/** The days of the chart as a table, newest first. */
export function MoneyTable({ days, currency, country }: CountryMoney) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const dates = useDates()
  const label = (name: 'date' | 'collected' | 'refunded' | 'reservations') =>
    formatMessage({ id: `mfe-admin.home.${name}` })
  const amount = (id: 'collected' | 'refunded'): TableColumn<Day> => ({
    id,
    label: label(id),
    align: 'end',
    nowrap: true,
    verbatim: true,
    cell: (day) => formatExact({ amount: day[id], currency }, locale),
  })
  const columns: TableColumn<Day>[] = [
    {
      id: 'date',
      label: label('date'),
      nowrap: true,
      cell: ({ date }) => dates.day(date, { day: 'numeric', month: 'short' }),
    },
    amount('collected'),
    amount('refunded'),
    {
      id: 'reservations',
      label: label('reservations'),
      align: 'end',
      cell: ({ reservations }) => reservations,
    },
  ]
  return (
    <Box
      as="section"
      mt="3"
      maxH="260px"
      overflowY="auto"
      tabIndex={0}
      aria-label={formatMessage({ id: 'mfe-admin.home.tableOf' }, { country })}
    >
      <Table
        caption={formatMessage({ id: 'mfe-admin.home.tableOf' }, { country })}
        columns={columns}
        rows={days.toReversed()}
        rowId={({ date }) => date}
      />
    </Box>
  )
}
