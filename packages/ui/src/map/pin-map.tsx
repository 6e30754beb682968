import type { KeyboardEvent } from 'react'
import { Marker, useMap } from 'react-map-gl/maplibre'
import { LogoMark } from '../core/logo.tsx'
import { BaseMap, type MapTexts } from './base-map.tsx'
import type { Point } from './map-pin.ts'
import type { PlaceName } from './place-name.ts'

export interface PinMapProps {
  value: Point
  onChange: (place: Point) => void
  styleUrl?: string
  /** How near the map starts. Default 14, which shows a few streets around the place. */
  zoom?: number
  /** Names of places for the bundled base map, which has none of its own. */
  names?: readonly PlaceName[]
  /** What the place is called, below the pin. */
  name?: string | undefined
  texts: MapTexts & {
    /** What the pin stands for and how to move it: drag it, press the map or use the arrow keys. */
    pin: string
  }
}

/** How far one press of an arrow key moves the pin where the map shows a few streets: about ten metres. */
const stepDegrees = 0.0001
const streetZoom = 14
const steps: Record<string, [lat: number, lng: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** A map on which the user sets a place by moving a pin. */
export function PinMap({ value, onChange, styleUrl, zoom = 14, names, name, texts }: PinMapProps) {
  const { lat, lng } = value
  return (
    <BaseMap
      styleUrl={styleUrl}
      texts={texts}
      names={names}
      nameless={name}
      initialViewState={{ latitude: lat, longitude: lng, zoom }}
      keyboard={false}
      onClick={({ lngLat, originalEvent }) => {
        // A press on the pin, which Enter is too, is no press on the map below it.
        if (originalEvent.target instanceof Element && originalEvent.target.closest('.ml-pin')) return
        onChange({ lat: lngLat.lat, lng: lngLat.lng })
      }}
    >
      <Marker
        latitude={lat}
        longitude={lng}
        anchor="center"
        draggable
        onDragEnd={({ lngLat }) => onChange({ lat: lngLat.lat, lng: lngLat.lng })}
      >
        <Pin value={value} onChange={onChange} label={texts.pin} />
        {name && (
          <span className="ml-pin__name" translate="no" aria-hidden>
            {name}
          </span>
        )}
      </Marker>
    </BaseMap>
  )
}

function Pin({ value, onChange, label }: Pick<PinMapProps, 'value' | 'onChange'> & { label: string }) {
  const { current: map } = useMap()
  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    // The pin moves as far on the screen wherever the map is zoomed to.
    const degrees = stepDegrees * 2 ** (streetZoom - (map?.getZoom() ?? streetZoom))
    onChange({ lat: value.lat + step[0] * degrees, lng: value.lng + step[1] * degrees })
  }
  return (
    <button type="button" className="ml-pin ml-pin--mark" aria-label={label} onKeyDown={onKey}>
      <LogoMark size={34} />
    </button>
  )
}
