import { adminProperties, type AdminPropertyRow, type PropertyTrashQuery } from '@metrolibre/api-client'
import { useQuery } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Box, chakra, Flex, Picture } from '@metrolibre/ui'
import { useRowPrice } from '../../features/properties/use-property-columns.tsx'
import { TrashTabs } from '../../features/trash/trash-tabs.tsx'
import { useTrash } from '../../list/use-trash.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import { RowLink } from '../../list/row-link.tsx'
import { useListAddress } from '../../list/use-list-address.ts'
import { detailPath } from '../../properties/paths.ts'
import { propertyTexts } from '../../properties/texts.ts'
import { useRefresh } from '../../properties/use-refresh.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { joinedList } from '../../words/joined.ts'
import { useNumericDay } from '../../words/use-numeric-day.ts'

export { head } from '../../properties/head.ts'
export { prefetchProperties as prefetch } from '../../properties/texts.ts'

/** The properties in the trash, which can be restored or deleted for good. */
export const Screen = () => (
  <WithTexts texts={propertyTexts}>
    <Trash />
  </WithTexts>
)

const list = { name: 'trash-locations', feminine: true as const, filters: [], sorts: ['deleted', 'name'] }

function Trash() {
  const { text } = usePropertyTexts()
  const day = useNumericDay()
  const priceOf = useRowPrice()
  const address = useListAddress<PropertyTrashQuery>(list)
  const result = useQuery(adminProperties.trash(address.query))
  const nameOf = ({ name }: AdminPropertyRow) => name || text('unnamed')
  const { buttons, dialog } = useTrash<AdminPropertyRow>({
    nameOf,
    restore: adminProperties.restore,
    removeForGood: adminProperties.removeForGood,
    removeText: (name) => text('trash.removeText', { name }),
    refresh: useRefresh(),
  })
  return (
    <>
      <AdminList
        list={list}
        address={address}
        result={result}
        rowsOf={({ properties }) => properties}
        rowId={({ id }) => id}
        rowName={nameOf}
        rowTo={({ id }) => detailPath(id)}
        columns={[
          {
            id: 'property',
            label: text('property'),
            locked: true,
            sort: { by: 'name', first: 'asc' },
            cell: (row) => (
              <Flex gap="3" align="center">
                <Box w="60px" flexShrink="0" style={{ filter: 'grayscale(1)' }}>
                  <Picture src={row.image} variants={row.imageVariants} alt="" sizes="60px" radius={8} />
                </Box>
                <Box minW="0">
                  <RowLink id={row.id} to={detailPath(row.id)}>
                    {nameOf(row)}
                  </RowLink>
                  <chakra.span display="block" color="fg.muted">
                    {row.zone.zone}, {row.zone.city}
                  </chakra.span>
                </Box>
              </Flex>
            ),
          },
          {
            id: 'owner',
            label: text('owner'),
            verbatim: true,
            cell: ({ owner }) => `${owner.firstName} ${owner.lastName}`.trim(),
          },
          {
            id: 'value',
            label: text('value'),
            align: 'end',
            optional: true,
            cell: (row) => priceOf(row) ?? '',
          },
          {
            id: 'since',
            label: text('trash.since'),
            nowrap: true,
            sort: { by: 'deleted', first: 'desc', isDefault: true },
            cell: ({ deletedAt }) => deletedAt && day(deletedAt),
          },
          { id: 'actions', label: text('state'), labelHidden: true, align: 'end', cell: buttons },
        ]}
        card={(row) => ({
          title: nameOf(row),
          text: joinedList(row.zone.zone, row.deletedAt && day(row.deletedAt)),
          more: buttons(row),
        })}
        above={<TrashTabs current="location" />}
        title={text('trash.title')}
        text={text('trash.text')}
        searchLabel={text('list.search')}
        searchExample={text('list.searchExample')}
        caption={text('trash.title')}
        none={text('trash.none')}
      />
      {dialog}
    </>
  )
}
