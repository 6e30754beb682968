import { type MouseEvent, useState } from 'react'
import type { MapRef } from 'react-map-gl/maplibre'
import { IconButton } from '../core/button/icon-button.tsx'
import { Crosshair } from '../icons/drawn/crosshair.tsx'
import type { Point } from './map-pin.ts'

interface Props {
  map: MapRef | null
  texts: { button: string; failed: string }
  onHere: (point: Point) => void
}

/** How near the map goes, and how long the browser may look for the place, in ms. */
const near = 13
const patience = 10_000

/**
 * Moves the map to where the visitor is. The browser asks whether it may tell; the place is only used here, and not
 * sent anywhere unless the visitor then searches in that area.
 */
export function LocateButton({ map, texts, onHere }: Props) {
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle')
  const locate = ({ nativeEvent }: MouseEvent) => {
    setState('looking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onHere({ lat: coords.latitude, lng: coords.longitude })
        map?.easeTo(
          { center: [coords.longitude, coords.latitude], zoom: Math.max(near, map.getZoom()) },
          // A movement that the visitor asked for, so the area can be searched.
          { originalEvent: nativeEvent },
        )
      },
      () => setState('failed'),
      { timeout: patience, maximumAge: 60_000 },
    )
  }
  return (
    <>
      <IconButton
        label={texts.button}
        icon={<Crosshair size={20} />}
        loading={state === 'looking'}
        onClick={locate}
      />
      <output className="ml-map__said" hidden={state !== 'failed'}>
        {state === 'failed' && texts.failed}
      </output>
    </>
  )
}
