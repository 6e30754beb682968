import { Layer, Marker, Source } from 'react-map-gl/maplibre'
import { semanticColors } from '@metrolibre/tokens'
import { LogoMark } from '../core/logo.tsx'
import { BaseMap, type MapTexts } from './base-map.tsx'
import { circleAround, zoomForCircle } from './circle.ts'

export interface PropertyMapProps {
  lat: number
  lng: number
  /** How far off the place may be. Default 300 m; 0 where the visitor may know the true one. */
  radiusMetres?: number
  /** '300 m', over the circle. */
  radiusText?: string
  styleUrl?: string
  texts: MapTexts
}

const exactZoom = 15
const drawnHeight = 400
const { radiusFill, radiusStroke } = semanticColors.map

/** Where a property is: within a circle, or exactly. */
export function PropertyMap({ lat, lng, radiusMetres = 300, radiusText, styleUrl, texts }: PropertyMapProps) {
  const zoom = radiusMetres ? zoomForCircle({ lat }, radiusMetres, drawnHeight) : exactZoom
  return (
    <BaseMap
      styleUrl={styleUrl}
      texts={texts}
      initialViewState={{ latitude: lat, longitude: lng, zoom }}
      scrollZoom={false}
      overlay={radiusMetres > 0 && radiusText && <span className="ml-map__measure">{radiusText}</span>}
    >
      {radiusMetres > 0 && (
        <Source type="geojson" data={circleAround({ lat, lng }, radiusMetres)}>
          <Layer id="radius-fill" type="fill" paint={{ 'fill-color': radiusFill.light }} />
          <Layer id="radius-line" type="line" paint={{ 'line-color': radiusStroke.light, 'line-width': 2 }} />
        </Source>
      )}
      <Marker latitude={lat} longitude={lng} anchor="center">
        <LogoMark size={34} />
      </Marker>
    </BaseMap>
  )
}
