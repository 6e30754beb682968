import { bankName, timeZoneOf, type PayoutAccount } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Badge, Panel } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { useMoment } from '../../words/use-moment.ts'

/** The accounts to which an owner is paid or will be, each by its end. */
export function AccountTable({ accounts }: { accounts: readonly PayoutAccount[] }) {
  const { formatMessage } = useIntl()
  const moment = useMoment()
  const label = (name: 'account' | 'holder' | 'accountState') =>
    formatMessage({ id: `mfe-admin.balances.${name}` })
  const columns: TableColumn<PayoutAccount>[] = [
    {
      id: 'account',
      label: label('account'),
      verbatim: true,
      cell: ({ country, bank, kind, numberEnd: end }) => (
        <b>
          {formatMessage(
            { id: 'mfe-admin.balances.accountName' },
            { bank: bankName(country, bank), kind: kind ?? 'none', end },
          )}
        </b>
      ),
    },
    {
      id: 'holder',
      label: label('holder'),
      verbatim: true,
      cell: ({ holderName, holderDocument }) => `${holderName} · ${holderDocument}`,
    },
    {
      id: 'state',
      label: label('accountState'),
      cell: ({ state, startsAt, country }) => (
        <Badge tone={state === 'active' ? 'ok' : 'warn'}>
          <FormattedMessage
            id={`mfe-admin.balances.account.${state}`}
            values={{ moment: startsAt === null ? '' : moment(startsAt, timeZoneOf(country)) }}
          />
        </Badge>
      ),
    },
  ]
  return (
    <Panel clip>
      <Table
        caption={formatMessage({ id: 'mfe-admin.balances.accounts' })}
        columns={columns}
        rows={accounts}
        rowId={({ id }) => id}
      />
    </Panel>
  )
}
