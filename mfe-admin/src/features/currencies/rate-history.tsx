import { officeZone, type AdminCurrency } from '@metrolibre/contract'
import { FormattedMessage, useDates, useIntl } from '@metrolibre/platform'
import { Text } from '@metrolibre/ui'
import { Table } from '@metrolibre/ui/parts'
import { useMoment } from '../../words/use-moment.ts'

type Change = AdminCurrency['history'][number] & { id: string }

/** The last changes of a factor, newest first. */
export function RateHistory({ country, history }: Pick<AdminCurrency, 'country' | 'history'>) {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const moment = useMoment()
  const write = (value: number | null) => (value === null ? '–' : number(value, { maximumFractionDigits: 8 }))
  if (history.length === 0)
    return (
      <Text textStyle="small" color="fg.muted">
        <FormattedMessage id="mfe-admin.currencies.noHistory" />
      </Text>
    )
  return (
    <Table<Change>
      caption={formatMessage({ id: 'mfe-admin.currencies.history' }, { country })}
      rows={history.map((change, index) => ({ ...change, id: `${change.at} ${index}` }))}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'at',
          label: formatMessage({ id: 'mfe-admin.currencies.at' }),
          cell: ({ at }) => moment(at, officeZone),
        },
        {
          id: 'by',
          label: formatMessage({ id: 'mfe-admin.currencies.by' }),
          cell: ({ by }) => by ?? formatMessage({ id: 'mfe-admin.currencies.nobody' }),
        },
        {
          id: 'before',
          label: formatMessage({ id: 'mfe-admin.currencies.before' }),
          align: 'end',
          cell: ({ before }) => write(before),
        },
        {
          id: 'after',
          label: formatMessage({ id: 'mfe-admin.currencies.after' }),
          align: 'end',
          cell: ({ after }) => <b>{write(after)}</b>,
        },
      ]}
    />
  )
}
