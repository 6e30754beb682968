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

// MapLibre would start its worker from a blob, which our content policy does not allow.
maplibre.setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

export interface MapTexts {
  /** What the map shows, for screen readers. */
  label: string
  zoomIn: string
  zoomOut: string
  /**
   * The name of the focusable area of the map, for screen readers; arrow keys move it. Optional, because remotes that
   * were released before 2026-11-22 don't pass it.
   */
  ground?: string
}

export interface BaseMapProps extends Omit<MapProps, 'mapStyle' | 'mapLib' | 'attributionControl'> {
  /** Address of a MapLibre style; without it, the bundled base map. */
  styleUrl?: string
  texts: MapTexts
  /** Shown over the map at a fixed place, such as a card at its lower edge; it does not move with the map. */
  overlay?: ReactNode
  /** Names of places, which are shown only on the bundled base map: other styles have names of their own. */
  names?: readonly PlaceName[]
}

/** What all our maps have in common: the style or the bundled base map, zoom buttons and the attribution. */
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
      // Styles of map providers have light colours only, so the style sheet darkens them at night.
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
