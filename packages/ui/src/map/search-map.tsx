import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type MapLayerMouseEvent, useMap, type ViewStateChangeEvent } from 'react-map-gl/maplibre'
import { Clock } from '../icons/kinds.tsx'
import { BaseMap, type MapTexts } from './base-map.tsx'
import { ClusterMarker } from './cluster-marker.tsx'
import { PinCard } from './pin-card.tsx'
import type { PlaceName } from './names-that-fit.ts'
import { type Cluster, type MapGroup, type MapPin, type Point, clusterPins } from './clusters.ts'

export interface MapBounds {
  west: number
  south: number
  east: number
  north: number
}

export interface SearchMapProps {
  pins: readonly MapPin[]
  /** Where there are too many to know each. */
  groups?: readonly MapGroup[]
  selectedId?: string
  onSelect: (id: string | undefined) => void
  /** After the visitor moved the map; for a search of its area. */
  onBoundsChange?: (bounds: MapBounds) => void
  /** What the map shows, when it opens and after each move, whoever moved it. */
  onView?: (bounds: MapBounds) => void
  /** Whenever it changes, the map moves to show all pins again. */
  viewKey?: string
  /** The part that it opens with. Default: around all pins. */
  opening?: MapBounds
  /** A card for the selected pin. */
  popup?: ReactNode
  /** The card stands at its pin; otherwise it lies at the foot of the map, where a thumb is. */
  popupAtPin?: boolean
  /** Names of places, for the map that has none. */
  names?: readonly PlaceName[]
  styleUrl?: string
  texts: MapTexts & { cluster: (count: number) => string }
}

const openingZoom = 11

/** @returns a view that shows all pins with air around them. */
const viewOf = (pins: readonly Point[]) => {
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
      {pin.byHour && <Clock size={15} />}
      {pin.text}
    </button>
  )
}

interface RefitProps {
  places: readonly Point[]
  viewKey?: string
  /** The key of the view that the map opens with, which is older than the map where its ground came late. */
  openedWith?: string
}

/** Draws nothing: moves the map around the pins when `viewKey` changes. */
function Refit({ places, viewKey, openedWith }: RefitProps) {
  const { current: map } = useMap()
  const shown = useRef(openedWith)
  useEffect(() => {
    if (!map || shown.current === viewKey || places.length === 0) return
    shown.current = viewKey
    const view = viewOf(places)
    // Other results stand elsewhere: a flight there would only delay them.
    if (view.bounds) map.fitBounds(view.bounds, { ...view.fitBoundsOptions, duration: 0 })
    else map.jumpTo({ center: [view.longitude, view.latitude], zoom: view.zoom ?? openingZoom })
  }, [map, places, viewKey])
  return null
}

/** Draws nothing: tells of the map as soon as it has a view, long before its ground is drawn. */
function FirstLook({ onLook }: { onLook: (map: MapInstance) => void }) {
  const { current: map } = useMap()
  const look = useEffectEvent(onLook)
  useEffect(() => {
    if (map) look(map.getMap())
  }, [map])
  return null
}

const keyOf = ({ pins, lat, lng }: Cluster) => pins.map(({ id }) => id).join() || `${lat},${lng}`

const none: readonly MapGroup[] = []

const cornersOf = ({ west, south, east, north }: MapBounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
]

type MapInstance = ViewStateChangeEvent['target']

const boundsOf = (map: MapInstance): MapBounds => {
  const bounds = map.getBounds()
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  }
}

/** Prices on a map: pins, clusters that open, the selected one in yellow. A list beside it says the same. */
export function SearchMap(props: SearchMapProps) {
  const {
    pins,
    groups = none,
    selectedId,
    onSelect,
    onBoundsChange,
    onView,
    viewKey,
    popup,
    popupAtPin,
    names,
    styleUrl,
    texts,
  } = props
  const chosen = pins.find(({ id }) => id === selectedId)
  const places = useMemo(() => [...pins, ...groups], [pins, groups])
  const [zoom, setZoom] = useState(openingZoom)
  const [opening] = useState(() =>
    props.opening ? { bounds: cornersOf(props.opening), fitBoundsOptions: { padding: 0 } } : viewOf(places),
  )
  const [openedWith] = useState(viewKey)
  const clusters = useMemo(() => clusterPins(places, zoom, selectedId), [places, zoom, selectedId])
  const look = (map: MapInstance) => {
    setZoom(Math.round(map.getZoom()))
    onView?.(boundsOf(map))
  }
  const moved = ({ target, originalEvent }: ViewStateChangeEvent & { originalEvent?: unknown }) => {
    look(target)
    if (originalEvent) onBoundsChange?.(boundsOf(target))
  }
  // Pins lie inside the map, so a press on one is a press on the map as well.
  const pressed = ({ originalEvent: { target } }: MapLayerMouseEvent) => {
    if (target instanceof Element && !target.closest('.ml-pin, .ml-map__popup')) onSelect(undefined)
  }
  return (
    <BaseMap
      styleUrl={styleUrl}
      texts={texts}
      initialViewState={opening}
      onZoom={({ target }) => setZoom(Math.round(target.getZoom()))}
      onMoveEnd={moved}
      onClick={pressed}
      overlay={popup && !popupAtPin && <div className="ml-map__popup">{popup}</div>}
      names={names}
    >
      <FirstLook onLook={look} />
      <Refit places={places} viewKey={viewKey} openedWith={openedWith} />
      {clusters.map((cluster) => {
        const [only] = cluster.pins
        const alone = cluster.count === 1 && only
        return (
          <ClusterMarker
            key={keyOf(cluster)}
            cluster={cluster}
            label={texts.cluster(cluster.count)}
            raised={Boolean(alone && alone.id === selectedId)}
          >
            {alone && <Pin pin={alone} selected={alone.id === selectedId} onSelect={onSelect} />}
          </ClusterMarker>
        )
      })}
      {popup && popupAtPin && chosen && <PinCard at={chosen}>{popup}</PinCard>}
    </BaseMap>
  )
}
