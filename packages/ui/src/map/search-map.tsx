import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type MapLayerMouseEvent, useMap, type ViewStateChangeEvent } from 'react-map-gl/maplibre'
import { BaseMap, type MapTexts } from './base-map.tsx'
import { ClusterMarker } from './cluster-marker.tsx'
import { type Cluster, type MapPin, clusterPins } from './clusters.ts'

export interface MapBounds {
  west: number
  south: number
  east: number
  north: number
}

export interface SearchMapProps {
  pins: readonly MapPin[]
  selectedId?: string
  onSelect: (id: string | undefined) => void
  /** After the visitor moved the map; for a search of its area. */
  onBoundsChange?: (bounds: MapBounds) => void
  /** Whenever it changes, the map moves to show all pins again. */
  viewKey?: string
  /** Where it opens. Default: around all pins. */
  initialView?: { lat: number; lng: number; zoom: number }
  /** A card for the selected pin. */
  popup?: ReactNode
  styleUrl?: string
  texts: MapTexts & { cluster: (count: number) => string }
}

const openingZoom = 11

/** @returns a view that shows all pins with air around them. */
const viewOf = (pins: readonly MapPin[]) => {
  if (pins.length === 0) return { latitude: -33.44, longitude: -70.65, zoom: openingZoom }
  const lngs = pins.map(({ lng }) => lng)
  const lats = pins.map(({ lat }) => lat)
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  if (west === east && south === north) return { latitude: south, longitude: west, zoom: 14 }
  const bounds: [number, number, number, number] = [west, south, east, north]
  return { bounds, fitBoundsOptions: { padding: 64, maxZoom: 14 } }
}

function Pin({
  pin,
  selected,
  onSelect,
}: {
  pin: MapPin
  selected: boolean
  onSelect: SearchMapProps['onSelect']
}) {
  return (
    <button
      type="button"
      className="ml-pin"
      data-state={pin.state}
      aria-pressed={selected}
      aria-label={pin.label}
      onClick={() => onSelect(selected ? undefined : pin.id)}
    >
      {pin.text}
    </button>
  )
}

/** Draws nothing: moves the map around the pins when `viewKey` changes. */
function Refit({ pins, viewKey }: Pick<SearchMapProps, 'pins' | 'viewKey'>) {
  const { current: map } = useMap()
  const shown = useRef(viewKey)
  useEffect(() => {
    if (!map || shown.current === viewKey || pins.length === 0) return
    shown.current = viewKey
    const view = viewOf(pins)
    if (view.bounds) map.fitBounds(view.bounds, view.fitBoundsOptions)
    else map.easeTo({ center: [view.longitude, view.latitude], zoom: view.zoom ?? openingZoom })
  }, [map, pins, viewKey])
  return null
}

const keyOf = ({ pins }: Cluster) => pins.map(({ id }) => id).join()

/** Prices on a map: pins, clusters that open, the selected one in yellow. A list beside it says the same. */
export function SearchMap(props: SearchMapProps) {
  const { pins, selectedId, onSelect, onBoundsChange, initialView, viewKey, popup, styleUrl, texts } = props
  const [zoom, setZoom] = useState(initialView?.zoom ?? openingZoom)
  const [opening] = useState(() =>
    initialView
      ? { latitude: initialView.lat, longitude: initialView.lng, zoom: initialView.zoom }
      : viewOf(pins),
  )
  const clusters = useMemo(() => clusterPins(pins, zoom, selectedId), [pins, zoom, selectedId])
  const moved = ({ target, originalEvent }: ViewStateChangeEvent & { originalEvent?: unknown }) => {
    setZoom(target.getZoom())
    const bounds = target.getBounds()
    if (originalEvent && onBoundsChange)
      onBoundsChange({
        west: bounds.getWest(),
        south: bounds.getSouth(),
        east: bounds.getEast(),
        north: bounds.getNorth(),
      })
  }
  // Pins lie inside the map, so a press on one is a press on the map as well.
  const pressed = ({ originalEvent: { target } }: MapLayerMouseEvent) => {
    if (target instanceof Element && !target.closest('.ml-pin')) onSelect(undefined)
  }
  return (
    <BaseMap
      styleUrl={styleUrl}
      texts={texts}
      initialViewState={opening}
      onLoad={({ target }) => setZoom(target.getZoom())}
      onMoveEnd={moved}
      onClick={pressed}
      overlay={popup && <div className="ml-map__popup">{popup}</div>}
    >
      <Refit pins={pins} viewKey={viewKey} />
      {clusters.map((cluster) => {
        const [only] = cluster.pins
        const alone = cluster.pins.length === 1 && only
        return (
          <ClusterMarker
            key={keyOf(cluster)}
            cluster={cluster}
            label={texts.cluster(cluster.pins.length)}
            raised={Boolean(alone && alone.id === selectedId)}
          >
            {alone && <Pin pin={alone} selected={alone.id === selectedId} onSelect={onSelect} />}
          </ClusterMarker>
        )
      })}
    </BaseMap>
  )
}
