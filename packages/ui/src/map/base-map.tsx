import * as maplibre from 'maplibre-gl'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { Map, type MapProps, type MapRef } from 'react-map-gl/maplibre'
import { IconButton } from '../core/button/icon-button.tsx'
import { Minus, Plus } from '../icons/actions.tsx'
import { useStyles } from '../system/use-styles.ts'
import { mapStyles } from './map.styles.ts'
import type { PlaceName } from './names-that-fit.ts'
import { PlaceNames } from './place-names.tsx'
import { useMapStyle } from './use-map-style.ts'

// The worker is served from our own origin: a blob would need a wider content policy.
maplibre.setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

export interface MapTexts {
  /** What the map shows, read aloud. */
  label: string
  zoomIn: string
  zoomOut: string
  /** What the ground itself is called, which is moved by the arrow keys. Releases before 2026-11-22 don't say. */
  ground?: string
}

export interface BaseMapProps extends Omit<MapProps, 'mapStyle' | 'mapLib' | 'attributionControl'> {
  /** Address of a MapLibre style; without it, the bundled base map. */
  styleUrl?: string
  texts: MapTexts
  /** Drawn over the map, not on it. */
  overlay?: ReactNode
  /** Names of places, where the map has none of its own. */
  names?: readonly PlaceName[]
}

/** The ground every map here stands on: style or fallback, zoom buttons, attribution. */
export function BaseMap({ styleUrl, texts, overlay, names, children, ...rest }: BaseMapProps) {
  useStyles(mapStyles)
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [map, setMap] = useState<MapRef | null>(null)
  const { style, tone, streets, unreachable } = useMapStyle(styleUrl, box)
  const zoom =
    (step: 'zoomIn' | 'zoomOut') =>
    ({ nativeEvent }: MouseEvent) =>
      map?.[step]({}, { originalEvent: nativeEvent })
  return (
    <section
      ref={setBox}
      className="ml-map"
      aria-label={texts.label}
      // Streets of others are drawn for daylight.
      data-tone={streets ? tone : undefined}
    >
      {style && (
        <Map
          ref={setMap}
          mapLib={maplibre}
          mapStyle={style}
          attributionControl={{ compact: false }}
          dragRotate={false}
          touchPitch={false}
          cooperativeGestures={false}
          locale={texts.ground ? { 'Map.Title': texts.ground } : undefined}
          onError={unreachable}
          {...rest}
        >
          {names && !streets && <PlaceNames names={names} />}
          {children}
        </Map>
      )}
      <div className="ml-map__tools">
        <IconButton label={texts.zoomIn} icon={<Plus size={20} />} onClick={zoom('zoomIn')} />
        <IconButton label={texts.zoomOut} icon={<Minus size={20} />} onClick={zoom('zoomOut')} />
      </div>
      {overlay}
    </section>
  )
}
