import type { AdminZone } from '@metrolibre/contract'
import { FormattedMessage, Link, useIntl, useRuntimeConfig } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { useMapTexts } from '@metrolibre/platform/maps'
import { Box, Panel, Skeleton, Text, TextLink } from '@metrolibre/ui'
import type { PlaceName } from '@metrolibre/ui/map'
import { Suspense, useMemo } from 'react'
import { rowLinkAttribute } from '../../list/use-list-keys.ts'
import { MapFailed } from '../../page/map-failed.tsx'
import { zoneTo } from './zone-to.ts'

const SearchMap = lazyPart(
  async () => ({ default: (await import('@metrolibre/ui/map')).SearchMap }),
  MapFailed,
)

interface Props {
  zones: readonly AdminZone[]
  chosenId: string | undefined
  onChoose: (id: string | undefined) => void
}

/** Scrolls to the row of a zone, if it is out of sight. */
const showRow = (id: string) =>
  document.querySelector(`[${rowLinkAttribute}="${id}"]`)?.closest('tr')?.scrollIntoView({ block: 'nearest' })

/** The centres of the listed zones, each with the number of its published properties; those not offered are grey. */
export function ZonesMap({ zones, chosenId, onChoose }: Props) {
  const { formatMessage } = useIntl()
  const { mapStyleUrl } = useRuntimeConfig()
  const texts = useMapTexts(formatMessage({ id: 'mfe-admin.zones.mapOfList' }))
  const pins = useMemo(
    () =>
      zones.map(({ id, zone, lat, long, published, isActive }) => ({
        id,
        lat,
        lng: long,
        text: String(published),
        label: [
          zone,
          formatMessage({ id: 'mfe-admin.zones.published' }, { count: published }),
          formatMessage({ id: `mfe-admin.zones.${isActive ? 'isActive' : 'isInactive'}` }),
        ].join(', '),
        state: isActive ? ('free' as const) : ('sold-out' as const),
      })),
    [zones, formatMessage],
  )
  const names = useMemo(
    () =>
      zones.map(({ zone, lat, long }): PlaceName => ({
        text: zone,
        lat,
        lng: long,
        rank: 'comuna',
        below: true,
      })),
    [zones],
  )
  const chosen = zones.find(({ id }) => id === chosenId)
  const press = (id: string | undefined) => {
    onChoose(id)
    if (id) showRow(id)
  }
  return (
    <Box position="sticky" top="20px">
      <Box h="min(640px, calc(100vh - 120px))">
        <Suspense fallback={<Skeleton height="100%" radius={20} />}>
          <SearchMap
            pins={pins}
            names={names}
            viewKey={zones.map(({ id }) => id).join()}
            selectedId={chosenId}
            onSelect={press}
            styleUrl={mapStyleUrl ?? undefined}
            popup={chosen && <Card zone={chosen} />}
            texts={{
              ...texts,
              cluster: (count) => formatMessage({ id: 'mfe-admin.zones.cluster' }, { count }),
            }}
          />
        </Suspense>
      </Box>
      <Text textStyle="measure" color="fg.muted" mt="2">
        <FormattedMessage id="mfe-admin.zones.mapNote" />
      </Text>
    </Box>
  )
}

const Card = ({ zone: { id, zone, city, published, isActive } }: { zone: AdminZone }) => (
  <Panel padded raised>
    <TextLink as={Link} to={zoneTo(id)}>
      {zone}
    </TextLink>
    <Text textStyle="small" color="fg.muted">
      {city} · <FormattedMessage id="mfe-admin.zones.published" values={{ count: published }} /> ·{' '}
      <FormattedMessage id={`mfe-admin.zones.${isActive ? 'isActive' : 'isInactive'}`} />
    </Text>
  </Panel>
)
