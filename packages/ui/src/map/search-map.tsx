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
  /** Areas with so many places that only their number is known. */
  groups?: readonly MapGroup[]
  selectedId?: string
  onSelect: (id: string | undefined) => void
  /** Called after the visitor moved the map, so that the area on screen can be searched. */
  onBoundsChange?: (bounds: MapBounds) => void
  /** Called with what the map shows when it opens and after each movement, also after one that we made. */
  onView?: (bounds: MapBounds) => void
  /** Whenever it changes, the map moves to show all pins again. */
  viewKey?: string
  /** What the map shows at first. Default: all pins, placed in that part of the map that is inside the window. */
  opening?: MapBounds
  /** The places around which the map is centred as long as there are no pins. */
  around?: readonly Point[]
  /** A card for the selected pin. */
  popup?: ReactNode
  /** Shows the card at its pin. Otherwise it is at the lower edge of the map, where a thumb reaches it. */
  popupAtPin?: boolean
  /** Names of places, for the bundled base map, which has none. */
  names?: readonly PlaceName[]
  styleUrl?: string
  texts: MapTexts & { cluster: (count: number) => string }
}

const openingZoom = 11

/** In degrees. With a single place the bounds would have no size, so this much is added on every side. */
const aroundOne = 0.001

/** Returns the smallest bounds that contain all places. */
const boundsAround = (pins: readonly Point[]): [number, number, number, number] => {
  const lngs = pins.map(({ lng }) => lng)
  const lats = pins.map(({ lat }) => lat)
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  return west === east && south === north
    ? [west - aroundOne, south - aroundOne, east + aroundOne, north + aroundOne]
    : [west, south, east, north]
}

/**
 * In px, the distance between the pins and the edges of the map. A pin is drawn above its place, and the search page
 * has buttons over the upper edge of the map.
 */
const padding = { top: 112, right: 64, bottom: 72, left: 64 }
/** In px. At least this height of the map is used for the pins, however little of it is inside the window. */
const leastHeight = 260

/** Returns the padding that keeps the pins inside the window, because the map can be higher than the window. */
const paddingOf = (container: HTMLElement) => {
  const { bottom, height } = container.getBoundingClientRect()
  const hidden = Math.max(0, Math.min(bottom - window.innerHeight, height - leastHeight))
  return { ...padding, bottom: padding.bottom + hidden }
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
  /** The `viewKey` for which the map got an `opening`, which must not be replaced by the pins' bounds. */
  openedWith?: string
}

/** Renders nothing. Moves the map so that it shows all pins, when it opens and when `viewKey` changes. */
function Refit({ places, viewKey, openedWith }: RefitProps) {
  const { current: map } = useMap()
  const shown = useRef(openedWith)
  useEffect(() => {
    if (!map || shown.current === viewKey || places.length === 0) return
    shown.current = viewKey
    // Without an animation, because other results are usually far away and the way there is of no interest.
    map.fitBounds(boundsAround(places), { padding: paddingOf(map.getContainer()), maxZoom: 14, duration: 0 })
  }, [map, places, viewKey])
  return null
}

/** Renders nothing. Calls `onLook` as soon as the map has bounds, which is long before its tiles are drawn. */
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

/**
 * A map with the prices of search results as pins, which are joined to clusters where they would overlap. The page
 * shows the same results as a list, so nobody has to use the map.
 */
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
  // Pins are elements inside the map, so a click on one also arrives here and must not unselect it.
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
