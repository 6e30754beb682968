import type { PropertyCard } from '@metrolibre/contract'
import { useIntl, useRuntimeConfig } from '@metrolibre/platform'
import { Box, Button } from '@metrolibre/ui'
import { type MapBounds, SearchMap } from '@metrolibre/ui/map'
import { useState } from 'react'
import { MapCard } from './map-card.tsx'
import { usePins } from './use-pins.ts'

export interface ResultsMapProps {
  locations: readonly PropertyCard[]
  selectedId: string | undefined
  onSelect: (id: string | undefined) => void
  /** What was searched for, without the area: other results elsewhere move the map. */
  viewKey: string
  /** Searches the visible area: west,south,east,north. */
  onArea: (bbox: string) => void
}

const degrees = (value: number) => value.toFixed(4)
const toBbox = ({ west, south, east, north }: MapBounds) => [west, south, east, north].map(degrees).join()

/** The results as pins, in step with the list; a moved map offers to search where it is. */
export default function ResultsMap({ locations, selectedId, onSelect, viewKey, onArea }: ResultsMapProps) {
  const { formatMessage } = useIntl()
  const { mapStyleUrl } = useRuntimeConfig()
  const pins = usePins()(locations)
  const [moved, setMoved] = useState<MapBounds>()
  const [opened, setOpened] = useState<string>()
  const selected = locations.find(({ id }) => id === opened && id === selectedId)
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
        selectedId={selectedId}
        onSelect={select}
        onBoundsChange={setMoved}
        viewKey={viewKey}
        popup={selected && <MapCard property={selected} onClose={() => select(undefined)} />}
        styleUrl={mapStyleUrl ?? undefined}
        texts={{
          label: formatMessage({ id: 'tenants.search.map' }),
          zoomIn: formatMessage({ id: 'tenants.search.zoomIn' }),
          zoomOut: formatMessage({ id: 'tenants.search.zoomOut' }),
          cluster: (count) => formatMessage({ id: 'tenants.search.cluster' }, { count }),
        }}
      />
      {moved && (
        <Box
          position="absolute"
          left="50%"
          top={{ lg: '14px' }}
          bottom={{ base: selected ? '160px' : '20px', lg: 'auto' }}
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
