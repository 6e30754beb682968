import type { OwnedBalance } from '@metrolibre/api-client'
import { formatExact } from '@metrolibre/contract'
import { FormattedMessage, useIntl, useLocale } from '@metrolibre/platform'
import { Button, Flex, Panel } from '@metrolibre/ui'
import { HeldText } from './held-text.tsx'
import { Table, type TableColumn } from '@metrolibre/ui/parts'

interface Props {
  properties: readonly OwnedBalance[]
  onTransfer: (property: OwnedBalance) => void
  onCommission: (property: OwnedBalance) => void
}

/** The properties of an owner with what is owed for each, and what an admin can record. */
export function PropertyTable({ properties, onTransfer, onCommission }: Props) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const label = (name: 'property' | 'commission' | 'balance' | 'available' | 'held' | 'actions') =>
    formatMessage({ id: `mfe-admin.balances.${name}` })
  const columns: TableColumn<OwnedBalance>[] = [
    { id: 'property', label: label('property'), cell: ({ name }) => <b>{name}</b> },
    {
      id: 'commission',
      label: label('commission'),
      align: 'end',
      cell: ({ commission }) => `${commission} %`,
    },
    {
      id: 'balance',
      label: label('balance'),
      align: 'end',
      nowrap: true,
      verbatim: true,
      cell: ({ balance: amount, currency }) => formatExact({ amount, currency }, locale),
    },
    {
      id: 'held',
      label: label('held'),
      align: 'end',
      cell: (property) => <HeldText {...property} />,
    },
    {
      id: 'available',
      label: label('available'),
      align: 'end',
      nowrap: true,
      verbatim: true,
      cell: ({ available: amount, currency }) => <b>{formatExact({ amount, currency }, locale)}</b>,
    },
    {
      id: 'actions',
      label: label('actions'),
      labelHidden: true,
      align: 'end',
      cell: (property) => (
        <Flex gap="2" wrap="wrap" justify="flex-end">
          <Button
            size="sm"
            variant="outline"
            aria-label={formatMessage({ id: 'mfe-admin.balances.transferOf' }, { name: property.name })}
            onClick={() => onTransfer(property)}
          >
            <FormattedMessage id="mfe-admin.balances.transfer" />
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={formatMessage({ id: 'mfe-admin.balances.setCommissionOf' }, { name: property.name })}
            onClick={() => onCommission(property)}
          >
            <FormattedMessage id="mfe-admin.balances.setCommission" />
          </Button>
        </Flex>
      ),
    },
  ]
  return (
    <Panel clip>
      <Table
        caption={formatMessage({ id: 'mfe-admin.balances.byProperty' })}
        columns={columns}
        rows={properties}
        rowId={({ propertyId }) => propertyId}
      />
    </Panel>
  )
}
