import { zoneAdmin, type ZoneListQuery } from '@metrolibre/api-client'
import { countries, currencyOf, formatExact, type AdminZone } from '@metrolibre/contract'
import {
  FormattedMessage,
  Link,
  useDates,
  useFeedback,
  useIntl,
  usePageMutation,
  useQuery,
  useQueryClient,
  useLocale,
} from '@metrolibre/platform'
import { useMedia } from '@metrolibre/platform/browser'
import { Badge, Box, Button, Flex, useMapless } from '@metrolibre/ui'
import { Check, FileXls, Plus, Prohibit } from '@metrolibre/ui/icons'
import { ZoneActiveSwitch } from '../../features/zones/active-switch.tsx'
import { useZoneColumns } from '../../features/zones/use-zone-columns.tsx'
import { useZoneSheet } from '../../features/zones/use-zone-sheet.ts'
import { ZonesMap } from '../../features/zones/zones-map.tsx'
import { zoneTo } from '../../features/zones/zone-to.ts'
import { AdminList } from '../../list/admin-list.tsx'
import { collectRows } from '../../list/collect-rows.ts'
import type { BulkAction } from '../../list/list-action.ts'
import { MapUndrawn } from '../../page/map-undrawn.tsx'
import { saveSpreadsheet } from '../../list/save-spreadsheet.ts'
import { useListAddress } from '../../list/use-list-address.ts'
import { useState } from 'react'
import { openedWhole } from '../../page/opened-whole.ts'

export const prefetch = openedWhole((client) => client.prefetchQuery(zoneAdmin.list({})))

/** All comunas and distritos, offered or not. On a wide screen a map shows those of the page. */
export function Screen() {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const client = useQueryClient()
  const filters = [
    {
      name: 'country',
      label: formatMessage({ id: 'mfe-admin.zones.country' }),
      choices: countries.map((country) => ({ value: country, label: country })),
    },
    {
      name: 'isActive',
      label: formatMessage({ id: 'mfe-admin.zones.active' }),
      choices: [
        { value: 'true', label: formatMessage({ id: 'mfe-admin.yes' }) },
        { value: 'false', label: formatMessage({ id: 'mfe-admin.no' }) },
      ],
    },
  ]
  const list = {
    name: 'zones',
    feminine: true as const,
    filters,
    sorts: ['zone', 'city', 'rate', 'averageValue'],
  }
  const address = useListAddress<ZoneListQuery>(list)
  const result = useQuery(zoneAdmin.list(address.query))
  const sheet = useZoneSheet()
  const { showError } = useFeedback()
  const readPage = (cursor: string | undefined) =>
    client.fetchQuery(zoneAdmin.list({ ...address.query, cursor, limit: 100 }))
  const save = (zones: readonly AdminZone[]) =>
    saveSpreadsheet(formatMessage({ id: 'mfe-admin.zones.file' }), zones, sheet)
  const saveAll = usePageMutation({
    mutationFn: async () => save(await collectRows(readPage, (page) => page.zones)),
  })
  const isWide = useMedia('(min-width: 1280px)')
  const isMapless = useMapless(isWide)
  const hasMap = isWide && !isMapless
  const [chosenId, choose] = useState<string>()
  const offer = (on: boolean): BulkAction<AdminZone> => ({
    id: on ? 'activate' : 'deactivate',
    text: formatMessage({ id: `mfe-admin.zones.bulk.${on}` }),
    icon: on ? <Check /> : <Prohibit />,
    working: (count) => formatMessage({ id: `mfe-admin.zones.bulking.${on}` }, { count }),
    run: ({ id }) => zoneAdmin.setOneActive(id, on),
    undo: { changes: ({ isActive }) => isActive !== on, run: ({ id }) => zoneAdmin.setOneActive(id, !on) },
  })
  return (
    <AdminList
      list={list}
      address={address}
      result={result}
      rowsOf={({ zones }) => zones}
      rowId={({ id }) => id}
      rowName={({ zone }) => zone}
      rowTo={({ id }) => zoneTo(id)}
      columns={useZoneColumns()}
      card={(zone) => ({
        title: zone.zone,
        mark: !zone.isActive && (
          <Badge mark="hollow">
            <FormattedMessage id="mfe-admin.zones.isInactive" />
          </Badge>
        ),
        text: formatMessage(
          { id: 'mfe-admin.zones.card' },
          {
            city: zone.city,
            country: zone.country,
            rate: number(zone.rate, { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
            value: formatExact({ amount: zone.averageValue, currency: currencyOf(zone.country) }, locale),
          },
        ),
        more: <ZoneActiveSwitch zone={zone} captioned />,
      })}
      actions={[
        offer(true),
        offer(false),
        {
          id: 'download',
          text: formatMessage({ id: 'mfe-admin.list.download' }),
          icon: <FileXls />,
          act: save,
        },
      ]}
      readPage={readPage}
      onBulkEnd={() => zoneAdmin.readAgain(client)}
      title={<FormattedMessage id="mfe-admin.zones.title" />}
      text={<FormattedMessage id="mfe-admin.zones.description" />}
      action={
        <Flex gap="3" wrap="wrap">
          <Button
            variant="outline"
            icon={<FileXls />}
            loading={saveAll.isPending}
            onClick={() => saveAll.mutate(undefined, { onError: (error) => void showError(error) })}
          >
            <FormattedMessage id="mfe-admin.zones.sheet" />
          </Button>
          <Button as={Link} to={zoneTo('new')} variant="outline" icon={<Plus />}>
            <FormattedMessage id="mfe-admin.zones.add" />
          </Button>
        </Flex>
      }
      searchLabel={formatMessage({ id: 'mfe-admin.zones.search' })}
      searchExample={formatMessage({ id: 'mfe-admin.zones.searchExample' })}
      caption={formatMessage({ id: 'mfe-admin.zones.caption' })}
      none={<FormattedMessage id="mfe-admin.zones.none" />}
      above={
        isWide &&
        isMapless && (
          <Box my="4">
            <MapUndrawn>
              <FormattedMessage id="mfe-admin.map.listed" />
            </MapUndrawn>
          </Box>
        )
      }
      markedId={hasMap ? chosenId : undefined}
      onPoint={choose}
      beside={
        hasMap && result.data && <ZonesMap zones={result.data.zones} chosenId={chosenId} onChoose={choose} />
      }
    />
  )
}
