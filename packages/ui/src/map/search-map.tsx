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
  /** The part that it opens with. Default: around all pins, in the part of the map that is in the window. */
  opening?: MapBounds
  /** What it shows while there are no pins. */
  around?: readonly Point[]
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

/** Half the side of what is shown around a place that stands alone, in degrees. */
const aroundOne = 0.001

/** The part that holds all pins. */
const boundsAround = (pins: readonly Point[]): [number, number, number, number] => {
  const lngs = pins.map(({ lng }) => lng)
  const lats = pins.map(({ lat }) => lat)
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  return west === east && south === north
    ? [west - aroundOne, south - aroundOne, east + aroundOne, north + aroundOne]
    : [west, south, east, north]
}

/** Air around the pins, which stand above their places, and room for the buttons over the map's upper edge. */
const air = { top: 112, right: 64, bottom: 72, left: 64 }
/** As much of a map is looked at in any case, in px. */
const leastHeight = 260

/** Air around the pins within that part of the map that is in the window: the map can be longer. */
const airOf = (container: HTMLElement) => {
  const { bottom, height } = container.getBoundingClientRect()
  const hidden = Math.max(0, Math.min(bottom - window.innerHeight, height - leastHeight))
  return { ...air, bottom: air.bottom + hidden }
}

const santiago = { latitude: -33.44, longitude: -70.65, zoom: openingZoom }

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
  /** The key of a part that the map was asked to open with, and stays at. */
  openedWith?: string
}

/** Draws nothing: moves the map around the pins, when it opens and when `viewKey` changes. */
function Refit({ places, viewKey, openedWith }: RefitProps) {
  const { current: map } = useMap()
  const shown = useRef(openedWith)
  useEffect(() => {
    if (!map || shown.current === viewKey || places.length === 0) return
    shown.current = viewKey
    // Other results stand elsewhere: a flight there would only delay them.
    map.fitBounds(boundsAround(places), { padding: airOf(map.getContainer()), maxZoom: 14, duration: 0 })
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
const nowhere: readonly Point[] = []

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
    around = nowhere,
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
    props.opening ? { bounds: cornersOf(props.opening), fitBoundsOptions: { padding: 0 } } : santiago,
  )
  const [openedWith] = useState(props.opening && viewKey)
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
      <Refit places={places.length > 0 ? places : around} viewKey={viewKey} openedWith={openedWith} />
      <FirstLook onLook={look} />
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
