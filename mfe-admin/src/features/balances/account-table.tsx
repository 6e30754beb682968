import { bankName, timeZoneOf, type PayoutAccount } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Badge, Panel } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { useMoment } from '../../words/use-moment.ts'
import { ReviewButtons } from './review-buttons.tsx'

interface Props {
  accounts: readonly PayoutAccount[]
  /** The owner's name. */
  owner: string
}

/** The accounts to which an owner is paid or will be, each by its end, with those that the office has to look at. */
export function AccountTable({ accounts, owner }: Props) {
  const { formatMessage } = useIntl()
  const moment = useMoment()
  const label = (name: 'account' | 'holder' | 'accountState' | 'actions') =>
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
    {
      id: 'actions',
      label: label('actions'),
      labelHidden: true,
      align: 'end',
      cell: (account) => account.state === 'review' && <ReviewButtons account={account} owner={owner} />,
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
