import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type MapLayerMouseEvent, useMap, type ViewStateChangeEvent } from 'react-map-gl/maplibre'
import { BaseMap, type MapTexts } from './base-map.tsx'
import { cornersOf, type MapBounds } from './bounds.ts'
import type { MapGroup, MapPin, Point } from './map-pin.ts'
import { KeepInView } from './keep-in-view.tsx'
import type { PlaceName } from './place-name.ts'
import { Refit } from './refit.tsx'
import { focusPin, SearchMarkers } from './search-markers.tsx'

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
  /** The places that the map moves to show. Default: all pins. */
  fit?: readonly Point[]
  /** A card for the selected pin, docked at the lower edge of the map. Escape in it returns to the pin. */
  popup?: ReactNode
  /** Buttons over the map. Pins keep clear of their elements that have the attribute `data-over-map`. */
  tools?: ReactNode
  /** Goes to the edges of the window, without a frame. */
  edgeless?: boolean
  /** More names of places, for the bundled base map. */
  names?: readonly PlaceName[]
  styleUrl?: string
  texts: MapTexts & { cluster: (count: number) => string }
}

type MapInstance = ViewStateChangeEvent['target']

const santiago = { latitude: -33.44, longitude: -70.65, zoom: 11 }

/** Renders nothing. Calls `onLook` as soon as the map has bounds, which is long before its tiles are drawn. */
function FirstLook({ onLook }: { onLook: (map: MapInstance) => void }) {
  const { current: map } = useMap()
  const look = useEffectEvent(onLook)
  useEffect(() => {
    if (map) look(map.getMap())
  }, [map])
  return null
}

const none: readonly MapGroup[] = []
const nowhere: readonly Point[] = []
const noNames: readonly PlaceName[] = []

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
  const { pins, groups = none, selectedId, onSelect, onBoundsChange, onView, viewKey } = props
  const { around = nowhere, fit, popup, tools, edgeless, names = noNames, styleUrl, texts } = props
  const chosen = popup ? pins.find(({ id }) => id === selectedId) : undefined
  const places = useMemo(() => [...pins, ...groups], [pins, groups])
  const [opening] = useState(() =>
    props.opening ? { bounds: cornersOf(props.opening), fitBoundsOptions: { padding: 0 } } : santiago,
  )
  const [fitted, setFitted] = useState(props.opening && viewKey)
  const [placedNames, setPlacedNames] = useState(names)
  const over = useRef<HTMLDivElement>(null)
  const enter = useRef(false)
  // A user who chose a pin by key goes on in its card, which comes much later in the order of the page.
  useEffect(() => {
    if (!enter.current || !chosen) return
    enter.current = false
    over.current?.querySelector<HTMLElement>('.ml-map__popup :is(a, button)')?.focus()
  }, [chosen])
  const look = (map: MapInstance) => onView?.(boundsOf(map))
  const moved = ({ target, originalEvent }: ViewStateChangeEvent & { originalEvent?: unknown }) => {
    look(target)
    if (originalEvent) onBoundsChange?.(boundsOf(target))
  }
  // Pins are elements inside the map, so a click on one also arrives here and must not unselect it.
  const pressed = ({ originalEvent: { target } }: MapLayerMouseEvent) => {
    if (target instanceof Element && !target.closest('.ml-pin')) onSelect(undefined)
  }
  const leave = ({ key }: KeyboardEvent) => {
    const map = over.current?.closest<HTMLElement>('.ml-map')
    if (key !== 'Escape' || !selectedId) return
    onSelect(undefined)
    if (map) focusPin(map, selectedId)
  }
  return (
    <BaseMap
      styleUrl={styleUrl}
      texts={texts}
      initialViewState={opening}
      onMoveEnd={moved}
      onClick={pressed}
      edgeless={edgeless}
      overlay={
        <div ref={over}>
          {tools}
          {popup && (
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape repeats the card's own button
            <div className="ml-map__popup" data-over-map onKeyDown={leave}>
              {popup}
            </div>
          )}
        </div>
      }
      names={placedNames}
    >
      <Refit
        places={places.length > 0 ? (fit ?? places) : around}
        viewKey={viewKey}
        fitted={fitted}
        onFit={setFitted}
      />
      <FirstLook onLook={look} />
      <SearchMarkers
        places={places}
        selectedId={selectedId}
        openId={chosen?.id}
        nameOf={texts.cluster}
        names={names}
        onNames={setPlacedNames}
        onSelect={(id, byKey) => {
          enter.current = byKey && id !== undefined
          onSelect(id)
        }}
      />
      {chosen && <KeepInView pin={chosen} />}
    </BaseMap>
  )
}
