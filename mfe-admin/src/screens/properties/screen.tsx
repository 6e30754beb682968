import { adminProperties, type PropertyListQuery } from '@metrolibre/api-client'
import { Link, type PrefetchContext, useQuery, useQueryClient, useSearchParams } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Button, Flex } from '@metrolibre/ui'
import { Plus } from '@metrolibre/ui/icons'
import { usePropertyActions } from '../../features/properties/use-property-actions.tsx'
import {
  toProperty,
  usePropertyColumns,
  useRowPrice,
} from '../../features/properties/use-property-columns.tsx'
import { usePropertyFilters } from '../../features/properties/use-property-filters.ts'
import { AdminList } from '../../list/admin-list.tsx'
import { useListAddress } from '../../list/use-list-address.ts'
import { openedWhole } from '../../page/opened-whole.ts'
import { newPath } from '../../properties/paths.ts'
import { AdminStageBadge } from '../../properties/stage-badge.tsx'
import { PropertyActiveSwitch, VerifiedSwitch } from '../../properties/switches.tsx'
import { prefetchProperties, propertyTexts } from '../../properties/texts.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { joinedList } from '../../words/joined.ts'

export { head } from '../../properties/head.ts'
const prefetchList = openedWhole((client) => client.prefetchQuery(adminProperties.list({})))
export const prefetch = (context: PrefetchContext): Promise<unknown> =>
  Promise.all([prefetchProperties(context), prefetchList(context)])

/** The properties that are not in the trash. */
export const Screen = () => (
  <WithTexts texts={propertyTexts}>
    <Properties />
  </WithTexts>
)

function Properties() {
  const { text } = usePropertyTexts()
  const client = useQueryClient()
  const [search] = useSearchParams()
  const list = {
    name: 'locations',
    bulk: 'locations' as const,
    feminine: true as const,
    filters: usePropertyFilters(search.get('zone')),
    sorts: ['created', 'name'],
  }
  const address = useListAddress<PropertyListQuery>(list)
  const result = useQuery(adminProperties.list(address.query))
  const priceOf = useRowPrice()
  return (
    <AdminList
      list={list}
      address={address}
      result={result}
      rowsOf={({ properties }) => properties}
      rowId={({ id }) => id}
      rowName={({ name }) => name || text('unnamed')}
      rowTo={toProperty}
      columns={usePropertyColumns()}
      card={(row) => ({
        title: row.name || text('unnamed'),
        mark: <AdminStageBadge stage={row.listingStatus} />,
        text: joinedList(text(`kind.${row.propertyType}`), row.zone.zone, priceOf(row)),
        more: (
          <Flex gap="4" wrap="wrap">
            <PropertyActiveSwitch property={row} captioned />
            <VerifiedSwitch property={row} captioned />
          </Flex>
        ),
      })}
      actions={usePropertyActions()}
      readPage={(cursor) => client.fetchQuery(adminProperties.list({ ...address.query, cursor, limit: 100 }))}
      onBulkEnd={() => client.invalidateQueries({ queryKey: adminProperties.keys.all })}
      title={text('list.title')}
      text={text('list.text')}
      action={
        <Button as={Link} to={newPath} icon={<Plus />}>
          {text('new')}
        </Button>
      }
      searchLabel={text('list.search')}
      searchExample={text('list.searchExample')}
      caption={text('list.title')}
      none={text('list.none')}
    />
  )
}
