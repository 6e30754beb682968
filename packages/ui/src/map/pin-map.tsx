import type { KeyboardEvent } from 'react'
import { Marker } from 'react-map-gl/maplibre'
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

/** About ten metres: how far one press of an arrow key moves the pin. */
const stepDegrees = 0.0001
const steps: Record<string, [lat: number, lng: number]> = {
  ArrowUp: [stepDegrees, 0],
  ArrowDown: [-stepDegrees, 0],
  ArrowLeft: [0, -stepDegrees],
  ArrowRight: [0, stepDegrees],
}

/** A map on which the user sets a place by moving a pin. */
export function PinMap({ value, onChange, styleUrl, zoom = 14, names, name, texts }: PinMapProps) {
  const { lat, lng } = value
  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    onChange({ lat: lat + step[0], lng: lng + step[1] })
  }
  return (
    <BaseMap
      styleUrl={styleUrl}
      texts={texts}
      names={names}
      nameless={name}
      initialViewState={{ latitude: lat, longitude: lng, zoom }}
      keyboard={false}
      onClick={({ lngLat }) => onChange({ lat: lngLat.lat, lng: lngLat.lng })}
    >
      <Marker
        latitude={lat}
        longitude={lng}
        anchor="center"
        draggable
        onDragEnd={({ lngLat }) => onChange({ lat: lngLat.lat, lng: lngLat.lng })}
      >
        <button type="button" className="ml-pin ml-pin--mark" aria-label={texts.pin} onKeyDown={onKey}>
          <LogoMark size={34} />
        </button>
        {name && (
          <span className="ml-pin__name" aria-hidden>
            {name}
          </span>
        )}
      </Marker>
    </BaseMap>
  )
}
