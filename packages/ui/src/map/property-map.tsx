import { Layer, Marker, Source } from 'react-map-gl/maplibre'
import { semanticColors } from '@metrolibre/tokens'
import { LogoMark } from '../core/logo.tsx'
import { BaseMap, type MapTexts } from './base-map.tsx'
import { circleAround, degreesEast, lineEast } from './circle.ts'

export interface PropertyMapProps {
  /** null while nobody has said where it is: then the continent is shown. */
  place: { lat: number; lng: number } | null
  /** How far off the place may be. Default 300 m; 0 where the visitor may know the true one. */
  radiusMetres?: number
  /** '300 m', on the line from the middle of the circle to its edge. */
  radiusText?: string
  styleUrl?: string
  texts: MapTexts
}

/** Streets around a place, at which a circle of 300 m fits; without one, the continent. */
const placeZoom = 15
const continent = { latitude: -25, longitude: -68, zoom: 2 }
const { radiusFill, radiusStroke } = semanticColors.map

/** Where a property is: within a circle, or exactly. */
export function PropertyMap({ place, radiusMetres = 300, radiusText, styleUrl, texts }: PropertyMapProps) {
  const view = place ? { latitude: place.lat, longitude: place.lng, zoom: placeZoom } : continent
  const around = radiusMetres > 0 ? place : null
  return (
    <BaseMap styleUrl={styleUrl} texts={texts} initialViewState={view} scrollZoom={false}>
      {around && (
        <Source type="geojson" data={circleAround(around, radiusMetres)}>
          <Layer id="radius-fill" type="fill" paint={{ 'fill-color': radiusFill.light }} />
          <Layer id="radius-line" type="line" paint={{ 'line-color': radiusStroke.light, 'line-width': 2 }} />
        </Source>
      )}
      {around && radiusText && (
        <>
          <Source type="geojson" data={lineEast(around, radiusMetres)}>
            <Layer id="measure" type="line" paint={{ 'line-color': radiusStroke.light, 'line-width': 1.5 }} />
          </Source>
          <Marker
            latitude={around.lat}
            longitude={around.lng + degreesEast(around, radiusMetres) * 0.6}
            anchor="center"
            className="ml-map__measure"
          >
            {radiusText}
          </Marker>
        </>
      )}
      {place && (
        <Marker latitude={place.lat} longitude={place.lng} anchor="center">
          <LogoMark size={34} />
        </Marker>
      )}
    </BaseMap>
  )
}
