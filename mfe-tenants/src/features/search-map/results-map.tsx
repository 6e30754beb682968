import { zones, type PropertyCard } from '@metrolibre/api-client'
import { parseBbox, type Country, type MapQuery, type Zone } from '@metrolibre/contract'
import { useCountry, useIntl, useQuery, useRuntimeConfig } from '@metrolibre/platform'
import { useMapTexts } from '@metrolibre/platform/maps'
import { WithTexts } from '@metrolibre/platform/texts'
import { Box } from '@metrolibre/ui'
import { type MapBounds, SearchMap } from '@metrolibre/ui/map'
import { type ReactNode, useMemo, useState } from 'react'
import { askedZones } from '../../property/asked-zones.ts'
import { AreaSearch } from './area-search.tsx'
import { EmptyNote } from './empty-note.tsx'
import { MapCards } from './map-cards.tsx'
import { openingPlaces } from './opening-places.ts'
import { placeNames } from './place-names.ts'
import { searchMapTexts } from './texts.ts'
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
  /** Whether each movement of the map searches in the visible area. */
  follow: boolean
  onFollow: (follow: boolean) => void
  /** A button over the map's upper left corner. */
  corner?: ReactNode
  /** Goes to the edges of the window. */
  edgeless?: boolean
}

/** Where a map without results opens. */
const capitals: Readonly<Record<Country, string>> = { Chile: 'Santiago', Perú: 'Lima' }

const pointOf = ({ lat, long }: Zone) => ({ lat, lng: long })
const degrees = (value: number) => value.toFixed(4)
const toBbox = ({ west, south, east, north }: MapBounds) => [west, south, east, north].map(degrees).join()

/**
 * Shows the results as pins, synchronised with the list; after the map is moved, it offers to search in the
 * visible area.
 */
export default function ResultsMap(props: ResultsMapProps) {
  return (
    <WithTexts texts={searchMapTexts}>
      <PinsOfResults {...props} />
    </WithTexts>
  )
}

function PinsOfResults(props: ResultsMapProps) {
  const { listed, filters, selectedId, onSelect, onArea, follow, onFollow, corner, edgeless } = props
  const { formatMessage } = useIntl()
  const { mapStyleUrl } = useRuntimeConfig()
  const texts = useMapTexts(formatMessage({ id: 'tenants.search.map' }))
  const { country: home } = useCountry()
  const { data: known } = useQuery(zones.all())
  const names = useMemo(() => placeNames(known?.zones ?? []), [known])
  const named = askedZones(filters, known?.zones ?? [])
  const capital = askedZones({ country: home, city: capitals[home] }, known?.zones ?? [])
  const around = (named.length > 0 ? named : capital).map(pointOf)
  const [view, setView] = useState<string>()
  const { properties, groups, ready } = useMatches(filters, view)
  const chosen = listed.find(({ id }) => id === selectedId)
  const missing = chosen && !properties.some(({ id }) => id === chosen.id)
  const found = missing ? [...properties, chosen] : properties
  const pins = usePins()(found)
  const [moved, setMoved] = useState<MapBounds>()
  const [opened, setOpened] = useState<string>()
  const anywhere = [filters.country, filters.city, filters.comuna, filters.zoneId, filters.bbox].every(
    (asked) => asked === undefined,
  )
  const placed = found.filter(({ lat, long }) => lat !== null && long !== null)
  const selected = placed.find(({ id }) => id === opened && id === selectedId)
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
        viewKey={filters.bbox ? 'area' : ready ? JSON.stringify([filters, anywhere && home]) : 'waiting'}
        opening={filters.bbox === undefined ? undefined : parseBbox(filters.bbox)}
        edgeless={edgeless}
        names={names}
        around={around}
        fit={anywhere ? openingPlaces({ home, properties: found, groups }) : undefined}
        popup={selected && <MapCards properties={placed} selectedId={selected.id} onSelect={select} />}
        tools={
          <>
            {corner}
            <AreaSearch moved={moved} onSearch={search} follow={follow} onFollow={onFollow} />
            {edgeless && <EmptyNote shown={ready && found.length + groups.length === 0} />}
          </>
        }
        styleUrl={mapStyleUrl ?? undefined}
        texts={{
          ...texts,
          locate: {
            button: formatMessage({ id: 'tenants.search.locate' }),
            here: formatMessage({ id: 'tenants.search.here' }),
            failed: formatMessage({ id: 'tenants.search.locateFailed' }),
          },
          cluster: (count) => formatMessage({ id: 'tenants.search.cluster' }, { count }),
        }}
      />
    </Box>
  )
}
