import * as maplibre from 'maplibre-gl'
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { Map, type MapProps, type MapRef, ScaleControl } from 'react-map-gl/maplibre'
import { giveUpMaps } from '../core/mapless.ts'
import { IconButton } from '../core/button/icon-button.tsx'
import { Skeleton } from '../core/feedback/skeleton.tsx'
import { Minus } from '../icons/drawn/minus.tsx'
import { Plus } from '../icons/drawn/plus.tsx'
import { useStyles } from '../system/use-styles.ts'
import { gestureStyles } from './gesture.styles.ts'
import { Here } from './here.tsx'
import { keeping } from './keeping.ts'
import { LocateButton } from './locate-button.tsx'
import type { Point } from './map-pin.ts'
import { mapStyles } from './map.styles.ts'
import { pinStyles } from './pin.styles.ts'
import type { PlaceName } from './place-name.ts'
import { PrintPicture } from './print-picture.tsx'
import { TextImages } from './text-images.tsx'
import { useLostContext } from './use-lost-context.ts'
import { useMapStyle } from './use-map-style.ts'
import { useMode } from './use-mode.ts'
import { useRevival } from './use-revival.ts'
import { useSharedGestures } from './use-shared-gestures.ts'
import { useSilentWorker } from './use-silent-worker.ts'

// MapLibre would start its worker from a blob, which our content policy does not allow.
maplibre.setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

const PlaceNames = lazy(() => import('./place-names.tsx'))

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
  /**
   * Who made the bundled base map and how exact it is. Optional, because remotes that were released before 2026-11-24
   * don't pass it.
   */
  credit?: string
  /**
   * How the map is moved where one finger and the wheel scroll the page, for who tried these: with two fingers, or with
   * the wheel and the Ctrl or the Command key. Optional, because remotes that were released before 2026-11-29 don't pass
   * them.
   */
  gestures?: { fingers: string; ctrl: string; command: string }
  /** The button that leads to where the visitor is, and why it could not. Without them, there is no such button. */
  locate?: { button: string; here: string; failed: string }
}

export interface BaseMapProps extends Omit<MapProps, 'mapStyle' | 'mapLib' | 'attributionControl'> {
  /** Address of a MapLibre style; without it, the bundled base map. */
  styleUrl?: string
  texts: MapTexts
  /** Shown over the map at a fixed place, such as a card at its lower edge; it does not move with the map. */
  overlay?: ReactNode
  /** More names of places for the bundled base map, or better places for those that it knows. */
  names?: readonly PlaceName[]
  /** A name that the bundled base map must not show, because its place is named in another way. */
  nameless?: string | undefined
  /** Goes to the edges of the window, without a frame. */
  edgeless?: boolean | undefined
}

const none: readonly PlaceName[] = []

const localeOf = ({ ground, gestures }: MapTexts) => ({
  ...(ground && { 'Map.Title': ground }),
  'CooperativeGesturesHandler.MobileHelpText': gestures?.fingers ?? '',
  'CooperativeGesturesHandler.WindowsHelpText': gestures?.ctrl ?? '',
  'CooperativeGesturesHandler.MacHelpText': gestures?.command ?? '',
})

/** What all our maps have in common: the style or the bundled base map, zoom buttons and the attribution. */
export function BaseMap(props: BaseMapProps) {
  const { styleUrl, texts, overlay, names = none, nameless, edgeless, children, ...rest } = props
  useStyles(mapStyles)
  useStyles(pinStyles)
  useStyles(gestureStyles)
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [map, setMap] = useState<MapRef | null>(null)
  const [drawn, setDrawn] = useState(false)
  const [here, setHere] = useState<Point>()
  const [keepBox] = useState(() => keeping(setBox))
  const [keepMap] = useState(() => keeping(setMap))
  const { life, camera, renew } = useRevival(map)
  useLostContext(map, renew)
  useSilentWorker(map)
  const hint = useSharedGestures(map)
  const mode = useMode(box)
  const credit = texts.credit ?? 'Metrolibre · Natural Earth'
  const { style, tone, streets, unreachable } = useMapStyle(styleUrl, mode, credit)
  const zoom =
    (step: 'zoomIn' | 'zoomOut') =>
    ({ nativeEvent }: MouseEvent) =>
      map?.[step]({}, { originalEvent: nativeEvent })
  return (
    <div className="ml-map-sheet">
      <section
        ref={keepBox}
        className="ml-map"
        aria-label={texts.label}
        data-edgeless={edgeless || undefined}
        data-hint={hint}
        // Styles of map providers have light colours only, so the style sheet darkens them at night.
        data-tone={streets ? tone : undefined}
      >
        {style && (
          <Map
            key={life}
            ref={keepMap}
            mapLib={maplibre}
            mapStyle={style}
            attributionControl={{ compact: false }}
            dragRotate={false}
            touchPitch={false}
            cooperativeGestures
            locale={localeOf(texts)}
            {...rest}
            initialViewState={camera ?? rest.initialViewState}
            onError={(event) => {
              setDrawn(true)
              if (event.error instanceof maplibre.GPUInitializationError) giveUpMaps()
              else unreachable(event)
            }}
            onLoad={() => setDrawn(true)}
          >
            <ScaleControl unit="metric" maxWidth={90} position="bottom-left" />
            <TextImages />
            <PrintPicture />
            {tone && !streets && (
              <Suspense>
                <PlaceNames names={names} except={nameless} mode={tone} />
              </Suspense>
            )}
            {here && texts.locate && <Here point={here} label={texts.locate.here} />}
            {children}
          </Map>
        )}
        {!drawn && (
          <div className="ml-map__start">
            <Skeleton height="100%" radius={0} />
          </div>
        )}
        <div className="ml-map__tools" data-over-map>
          <IconButton label={texts.zoomIn} icon={<Plus size={20} />} onClick={zoom('zoomIn')} />
          <IconButton label={texts.zoomOut} icon={<Minus size={20} />} onClick={zoom('zoomOut')} />
          {texts.locate && <LocateButton map={map} texts={texts.locate} onHere={setHere} />}
        </div>
        {overlay}
      </section>
    </div>
  )
}
