import { adminLedger, type OwnerListQuery } from '@metrolibre/api-client'
import { formatExact, ownerBalanceSorts, type OwnerBalance } from '@metrolibre/contract'
import { FormattedMessage, Link, useIntl, useLocale, useQuery } from '@metrolibre/platform'
import { Button, Flex } from '@metrolibre/ui'
import { BalanceLine } from '../../features/balances/balance-line.tsx'
import { HeldText } from '../../features/balances/held-text.tsx'
import { BalancesSheetButton } from '../../features/balances/spreadsheet-button.tsx'
import { useBalanceFilters } from '../../features/balances/use-balance-filters.ts'
import { AdminList } from '../../list/admin-list.tsx'
import { RowLink } from '../../list/row-link.tsx'
import { useListAddress } from '../../list/use-list-address.ts'
import { openedWhole } from '../../page/opened-whole.ts'

export const prefetch = openedWhole((client) => client.prefetchQuery(adminLedger.owners({})))

/** The owners with payments or transfers, and what each is owed. */
export function Screen() {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const list = { name: 'balances', filters: useBalanceFilters(), sorts: ownerBalanceSorts }
  const address = useListAddress<OwnerListQuery>(list)
  const result = useQuery(adminLedger.owners(address.query))
  type Balance = OwnerBalance['balances'][number]
  /** An amount of each currency, one below the other. */
  const each = (read: (balance: Balance) => number) =>
    function Amounts({ balances }: OwnerBalance) {
      return balances.map((balance) => (
        <div key={balance.currency}>
          {formatExact({ amount: read(balance), currency: balance.currency }, locale)}
        </div>
      ))
    }
  const available = each((balance) => balance.available)
  const amounts = { align: 'end', nowrap: true, verbatim: true } as const
  const label = (name: 'owner' | 'email' | 'properties' | 'balance' | 'available' | 'held') =>
    formatMessage({ id: `mfe-admin.balances.${name}` })
  return (
    <AdminList<OwnerBalance, NonNullable<typeof result.data>>
      list={list}
      address={address}
      result={result}
      rowsOf={({ owners }) => owners}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      rowTo={({ id }) => `/admin/balances/${id}`}
      columns={[
        {
          id: 'name',
          label: label('owner'),
          sort: { by: 'name', first: 'asc', isDefault: true },
          locked: true,
          cell: ({ id, name }) => (
            <RowLink id={id} to={`/admin/balances/${id}`}>
              {name}
            </RowLink>
          ),
        },
        { id: 'email', label: label('email'), cell: ({ email }) => email },
        { id: 'properties', label: label('properties'), align: 'end', cell: ({ properties }) => properties },
        {
          id: 'balance',
          label: label('balance'),
          sort: { by: 'owed', first: 'desc' },
          ...amounts,
          cell: each(({ amount }) => amount),
        },
        {
          id: 'held',
          label: label('held'),
          sort: { by: 'held', first: 'desc' },
          align: 'end',
          cell: ({ balances }) => balances.map((balance) => <HeldText key={balance.currency} {...balance} />),
        },
        {
          id: 'available',
          label: label('available'),
          sort: { by: 'available', first: 'desc' },
          ...amounts,
          cell: (row) => <b>{available(row)}</b>,
        },
      ]}
      card={(row) => ({
        title: row.name,
        text: row.email,
        more: row.balances.map((balance) => <BalanceLine key={balance.currency} {...balance} />),
      })}
      action={
        <Flex gap="2" wrap="wrap">
          <Button as={Link} to="/admin/payouts" variant="ghost">
            <FormattedMessage id="mfe-admin.payouts.title" />
          </Button>
          <BalancesSheetButton query={address.query} />
        </Flex>
      }
      title={<FormattedMessage id="mfe-admin.balances.title" />}
      text={<FormattedMessage id="mfe-admin.balances.description" />}
      searchLabel={formatMessage({ id: 'mfe-admin.balances.search' })}
      searchExample={formatMessage({ id: 'mfe-admin.balances.search' })}
      caption={formatMessage({ id: 'mfe-admin.balances.title' })}
      none={<FormattedMessage id="mfe-admin.balances.none" />}
    />
  )
}
