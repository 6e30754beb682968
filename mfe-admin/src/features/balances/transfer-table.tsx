import type { OwnerTransfer } from '@metrolibre/api-client'
import { formatExact } from '@metrolibre/contract'
import { FormattedMessage, useIntl, useLocale } from '@metrolibre/platform'
import { Badge, Button, Panel } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { dayText } from './day-text.ts'

interface Props {
  transfers: readonly OwnerTransfer[]
  onCorrect: (transfer: OwnerTransfer) => void
}

/** The transfers to an owner, newest first. What was recorded stays; a mistake gets a counter-entry. */
export function TransferTable({ transfers, onCorrect }: Props) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const label = (name: 'date' | 'property' | 'reference' | 'amount' | 'actions') =>
    formatMessage({ id: `mfe-admin.balances.${name}` })
  const corrected = new Set(transfers.map(({ corrects }) => corrects))
  const columns: TableColumn<OwnerTransfer>[] = [
    { id: 'date', label: label('date'), nowrap: true, cell: ({ date }) => dayText(date) },
    { id: 'property', label: label('property'), cell: ({ name }) => name },
    { id: 'reference', label: label('reference'), cell: ({ reference }) => reference },
    {
      id: 'amount',
      label: label('amount'),
      align: 'end',
      nowrap: true,
      verbatim: true,
      cell: ({ amount, currency }) => <b>{formatExact({ amount, currency }, locale)}</b>,
    },
    {
      id: 'actions',
      label: label('actions'),
      labelHidden: true,
      align: 'end',
      cell: (transfer) => {
        if (transfer.corrects !== null || corrected.has(transfer.id))
          return (
            <Badge>
              <FormattedMessage
                id={
                  transfer.corrects === null
                    ? 'mfe-admin.balances.corrected'
                    : 'mfe-admin.balances.counterEntry'
                }
              />
            </Badge>
          )
        return (
          <Button
            size="sm"
            variant="ghost"
            aria-label={formatMessage(
              { id: 'mfe-admin.balances.correctOf' },
              { reference: transfer.reference },
            )}
            onClick={() => onCorrect(transfer)}
          >
            <FormattedMessage id="mfe-admin.balances.correct" />
          </Button>
        )
      },
    },
  ]
  return (
    <Panel clip>
      <Table
        caption={formatMessage({ id: 'mfe-admin.balances.transfers' })}
        columns={columns}
        rows={transfers}
        rowId={({ id }) => id}
      />
    </Panel>
  )
}
