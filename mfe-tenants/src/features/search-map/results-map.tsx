import { zones, type PropertyCard } from '@metrolibre/api-client'
import { parseBbox, type MapQuery, type Zone } from '@metrolibre/contract'
import { useIntl, useQuery, useRuntimeConfig } from '@metrolibre/platform'
import { Box, Button } from '@metrolibre/ui'
import { type MapBounds, SearchMap } from '@metrolibre/ui/map'
import { useMemo, useState } from 'react'
import { askedZones } from '../../property/asked-zones.ts'
import { MapCard } from './map-card.tsx'
import { placeNames } from './place-names.ts'
import { useMatches } from './use-matches.ts'
import { usePins } from './use-pins.ts'

export interface ResultsMapProps {
  /** The properties in the list, which are always shown on the map. */
  listed: readonly PropertyCard[]
  filters: MapQuery
  selectedId: string | undefined
  onSelect: (id: string | undefined) => void
  /** Searches in the visible area: west,south,east,north. */
  onArea: (bbox: string) => void
  /** On a wide map the card is shown next to its pin. */
  wide?: boolean
}

const pointOf = ({ lat, long }: Zone) => ({ lat, lng: long })
const degrees = (value: number) => value.toFixed(4)
const toBbox = ({ west, south, east, north }: MapBounds) => [west, south, east, north].map(degrees).join()

/**
 * Shows the results as pins, synchronised with the list; after the map is moved, it offers to search in the
 * visible area.
 */
export default function ResultsMap({ listed, filters, selectedId, onSelect, onArea, wide }: ResultsMapProps) {
  const { formatMessage } = useIntl()
  const { mapStyleUrl } = useRuntimeConfig()
  const { data: places } = useQuery(zones.all())
  const names = useMemo(() => placeNames(places?.zones ?? []), [places])
  const around = askedZones(filters, places?.zones ?? []).map(pointOf)
  const [view, setView] = useState<string>()
  const { properties, groups, ready } = useMatches(filters, view)
  const chosen = listed.find(({ id }) => id === selectedId)
  const missing = chosen && !properties.some(({ id }) => id === chosen.id)
  const known = missing ? [...properties, chosen] : properties
  const pins = usePins()(known)
  const [moved, setMoved] = useState<MapBounds>()
  const [opened, setOpened] = useState<string>()
  const selected = known.find(({ id }) => id === opened && id === selectedId)
  const select = (id: string | undefined) => {
    setOpened(id)
    onSelect(id)
  }
  const search = (bounds: MapBounds) => {
    setMoved(undefined)
    onArea(toBbox(bounds))
  }
  return (
    <Box position="relative" h="100%">
      <SearchMap
        pins={pins}
        groups={groups}
        selectedId={selectedId}
        onSelect={select}
        onBoundsChange={setMoved}
        onView={(bounds) => setView(toBbox(bounds))}
        // A new search moves the map, except a search in the area that it already shows.
        viewKey={filters.bbox ? 'area' : ready ? JSON.stringify(filters) : 'waiting'}
        opening={filters.bbox === undefined ? undefined : parseBbox(filters.bbox)}
        popupAtPin={wide}
        names={names}
        around={around}
        popup={selected && <MapCard property={selected} onClose={() => select(undefined)} />}
        styleUrl={mapStyleUrl ?? undefined}
        texts={{
          label: formatMessage({ id: 'tenants.search.map' }),
          zoomIn: formatMessage({ id: 'tenants.search.zoomIn' }),
          zoomOut: formatMessage({ id: 'tenants.search.zoomOut' }),
          ground: formatMessage({ id: 'tenants.search.mapGround' }),
          cluster: (count) => formatMessage({ id: 'tenants.search.cluster' }, { count }),
        }}
      />
      {moved && (
        <Box
          position="absolute"
          left="50%"
          top={{ lg: '14px' }}
          bottom={{ base: selected ? '224px' : '84px', lg: 'auto' }}
          translate="-50%"
          zIndex="3"
        >
          <Button size="sm" onClick={() => search(moved)}>
            {formatMessage({ id: 'tenants.search.thisArea' })}
          </Button>
        </Box>
      )}
    </Box>
  )
}
