import type { ZoneOccupancy } from '@metrolibre/contract'
import { FormattedMessage, useIntl, useRuntimeConfig } from '@metrolibre/platform'
import { useMapTexts } from '@metrolibre/platform/maps'
import { Panel, Text } from '@metrolibre/ui'
import { SearchMap, type MapBounds, type PlaceName } from '@metrolibre/ui/map'
import { useMemo, useState } from 'react'

interface Props {
  zones: readonly ZoneOccupancy[]
  city: string
}

// In degrees: room for the percentages of the outermost comunas, and for a single one.
const margin = 0.06

const boundsAround = (zones: readonly ZoneOccupancy[]): MapBounds => {
  const [lats, longs] = [zones.map(({ lat }) => lat), zones.map(({ long }) => long)]
  return {
    west: Math.min(...longs) - margin,
    south: Math.min(...lats) - margin,
    east: Math.max(...longs) + margin,
    north: Math.max(...lats) + margin,
  }
}

/** The comunas of a city on the map, each with the percentage that is rented. */
export default function OccupancyMap({ zones, city }: Props) {
  const { formatMessage } = useIntl()
  const { mapStyleUrl } = useRuntimeConfig()
  const texts = useMapTexts(formatMessage({ id: 'mfe-admin.home.map' }, { city }))
  const [selectedId, select] = useState<string>()
  const pins = useMemo(
    () =>
      zones.map(({ id, name, lat, long, percent }) => ({
        id,
        lat,
        lng: long,
        text: `${percent} %`,
        label: `${name}, ${percent} %`,
        state: percent === 0 ? ('sold-out' as const) : ('free' as const),
      })),
    [zones],
  )
  const names = useMemo(
    () =>
      zones.map(({ name, lat, long }): PlaceName => ({
        text: name,
        lat,
        lng: long,
        rank: 'comuna',
        below: true,
      })),
    [zones],
  )
  const chosen = zones.find(({ id }) => id === selectedId)
  return (
    <SearchMap
      pins={pins}
      names={names}
      key={city}
      viewKey={city}
      opening={boundsAround(zones)}
      selectedId={selectedId}
      onSelect={select}
      styleUrl={mapStyleUrl ?? undefined}
      popup={chosen && <Card zone={chosen} />}
      texts={{
        ...texts,
        cluster: (count) => formatMessage({ id: 'mfe-admin.home.cluster' }, { count }),
      }}
    />
  )
}

const Card = ({ zone: { name, rented, spaces, percent } }: { zone: ZoneOccupancy }) => (
  <Panel padded raised>
    <Text fontWeight={640}>{name}</Text>
    <Text textStyle="small" color="fg.muted">
      <FormattedMessage id="mfe-admin.home.rentedOf" values={{ rented, spaces }} /> · {percent} %
    </Text>
  </Panel>
)
