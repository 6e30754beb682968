import { adminProperties, type AdminPropertyRow, type PropertyTrashQuery } from '@metrolibre/api-client'
import { useFeedback, useQuery } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Box, Button, chakra, Flex, Picture } from '@metrolibre/ui'
import { ArrowCounterClockwise } from '@metrolibre/ui/icons'
import { useState } from 'react'
import { useRowPrice } from '../../features/properties/use-property-columns.tsx'
import { TrashTabs } from '../../features/trash/trash-tabs.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import { DeleteForGoodDialog } from '../../list/delete-for-good-dialog.tsx'
import { useListAddress } from '../../list/use-list-address.ts'
import { propertyTexts } from '../../properties/texts.ts'
import { useRefresh } from '../../properties/use-refresh.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'
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
  const { restore, ask, dialog } = useTrashActions()
  const nameOf = ({ name }: AdminPropertyRow) => name || text('unnamed')
  const buttons = (row: AdminPropertyRow) => (
    <Flex gap="2" justify="flex-end" wrap="wrap">
      <Button
        variant="outline"
        size="sm"
        icon={<ArrowCounterClockwise />}
        aria-label={text('trash.restoreOf', { name: nameOf(row) })}
        onClick={() => void restore(row)}
      >
        {text('trash.restore')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={text('trash.removeOf', { name: nameOf(row) })}
        onClick={() => ask(row)}
      >
        {text('trash.remove')}
      </Button>
    </Flex>
  )
  return (
    <>
      <AdminList
        list={list}
        address={address}
        result={result}
        rowsOf={({ properties }) => properties}
        rowId={({ id }) => id}
        rowName={nameOf}
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
                  <b>{nameOf(row)}</b>
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
          text: `${row.zone.zone} · ${row.deletedAt ? day(row.deletedAt) : ''}`,
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

const useTrashActions = () => {
  const { text } = usePropertyTexts()
  const { toast, showError } = useFeedback()
  const refresh = useRefresh()
  const [asked, setAsked] = useState<AdminPropertyRow>()
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<{ message: string }>) => {
    setBusy(true)
    try {
      toast((await work()).message)
      setAsked(undefined)
    } catch (error) {
      await showError(error)
    } finally {
      setBusy(false)
      await refresh()
    }
  }
  const name = asked ? asked.name || text('unnamed') : ''
  return {
    restore: ({ id }: AdminPropertyRow) => run(() => adminProperties.restore(id)),
    ask: setAsked,
    dialog: asked && (
      <DeleteForGoodDialog
        open
        name={name}
        text={text('trash.removeText', { name })}
        loading={busy}
        onConfirm={() => void run(() => adminProperties.removeForGood(asked.id))}
        onCancel={() => setAsked(undefined)}
      />
    ),
  }
}
