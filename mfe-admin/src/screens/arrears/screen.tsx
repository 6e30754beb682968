import { adminArrears, type ArrearsListQuery } from '@metrolibre/api-client'
import { useQuery } from '@metrolibre/platform'
import { ArrearsSheetButton } from '../../features/arrears/sheet-buttons.tsx'
import { ArrearsTotals } from '../../features/arrears/totals.tsx'
import {
  MonthStanding,
  toArrearsPage,
  useArrearsColumns,
} from '../../features/arrears/use-arrears-columns.tsx'
import { useArrearsFilters } from '../../features/arrears/use-arrears-filters.ts'
import { useArrearsTexts } from '../../features/arrears/use-arrears-texts.ts'
import { AdminList } from '../../list/admin-list.tsx'
import { useListAddress } from '../../list/use-list-address.ts'
import { openedWhole } from '../../page/opened-whole.ts'

export const prefetch = openedWhole((client) => client.prefetchQuery(adminArrears.list({})))

/** The months whose day has come and that are not paid, the oldest first. */
export function Screen() {
  const { text, money } = useArrearsTexts()
  const list = { name: 'arrears', filters: useArrearsFilters(), sorts: ['due', 'amount'] }
  const address = useListAddress<ArrearsListQuery>(list)
  const result = useQuery(adminArrears.list(address.query))
  return (
    <AdminList
      list={list}
      address={address}
      result={result}
      rowsOf={({ months }) => months}
      rowId={({ id }) => id}
      rowName={({ client }) => client.name}
      rowTo={toArrearsPage}
      columns={useArrearsColumns()}
      card={(month) => ({
        title: month.client.name,
        mark: <b translate="no">{money(month.amount, month.currency)}</b>,
        text: (
          <>
            {text('late', { days: month.days })} · {month.reservation.name}
            <br />
            {text('ownerIs', { name: month.owner.name })}
          </>
        ),
        more: <MonthStanding month={month} />,
      })}
      title={text('title')}
      text={text('description')}
      action={<ArrearsSheetButton query={address.query} />}
      above={result.data && <ArrearsTotals totals={result.data.totals} />}
      searchLabel={text('search')}
      searchExample={text('searchExample')}
      caption={text('caption')}
      none={text('none')}
    />
  )
}
