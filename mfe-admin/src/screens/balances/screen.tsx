import { adminLedger, type OwnerListQuery } from '@metrolibre/api-client'
import { formatExact, type OwnerBalance } from '@metrolibre/contract'
import { FormattedMessage, useIntl, useLocale, useQuery } from '@metrolibre/platform'
import { AdminList } from '../../list/admin-list.tsx'
import { RowLink } from '../../list/row-link.tsx'
import { useListAddress } from '../../list/use-list-address.ts'

/** The owners with payments or transfers, and what each is owed. */
export function Screen() {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const list = { name: 'balances', filters: [], sorts: ['name', 'created'] }
  const address = useListAddress<OwnerListQuery>(list)
  const result = useQuery(adminLedger.owners(address.query))
  const balancesText = ({ balances }: OwnerBalance): string =>
    balances.map((balance) => formatExact(balance, locale)).join(' · ')
  const label = (name: 'owner' | 'email' | 'properties' | 'balance') =>
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
          align: 'end',
          nowrap: true,
          cell: (row) => <b>{balancesText(row)}</b>,
        },
      ]}
      card={(row) => ({ title: row.name, text: row.email, mark: <b>{balancesText(row)}</b> })}
      title={<FormattedMessage id="mfe-admin.balances.title" />}
      text={<FormattedMessage id="mfe-admin.balances.description" />}
      searchLabel={formatMessage({ id: 'mfe-admin.balances.search' })}
      searchExample={formatMessage({ id: 'mfe-admin.balances.search' })}
      caption={formatMessage({ id: 'mfe-admin.balances.title' })}
      none={<FormattedMessage id="mfe-admin.balances.none" />}
    />
  )
}
