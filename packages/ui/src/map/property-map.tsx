import { useMemo } from 'react'
import { Layer, Marker, Source } from 'react-map-gl/maplibre'
import { semanticColors } from '@metrolibre/tokens'
import { LogoMark } from '../core/logo.tsx'
import { BaseMap, type MapTexts } from './base-map.tsx'
import { namesBelow } from './names-below.ts'
import { circleAround, degreesEast, lineEast } from './circle.ts'

export interface PropertyMapProps {
  /** Null if the owner has not set a place yet: the map shows the continent then. */
  place: { lat: number; lng: number } | null
  /** The public place is moved by up to this distance. Default 300 m; 0 if the visitor may know the exact place. */
  radiusMetres?: number
  /** The text on the line from the middle of the circle to its edge, such as '300 m'. */
  radiusText?: string
  styleUrl?: string
  texts: MapTexts
}

/** The nearest the bundled base map is shown at. */
const placeZoom = 15
/** At this zoom level a circle with a radius of 300 m leaves some of its surroundings in view, also on a phone. */
const circleZoom = 14.5
/** An exact place is shown among the main roads by the bundled base map, which has nothing nearer to show. */
const amongRoadsZoom = 13
const continent = { latitude: -25, longitude: -68, zoom: 2 }
const { radiusFill, radiusStroke } = semanticColors.map

/** Shows where a property is: exactly, or as the circle within which it is. */
export function PropertyMap({ place, radiusMetres = 300, radiusText, styleUrl, texts }: PropertyMapProps) {
  const names = useMemo(() => (place ? namesBelow(place) : []), [place])
  const exactZoom = styleUrl ? placeZoom : amongRoadsZoom
  const zoom = radiusMetres === 0 ? exactZoom : circleZoom
  const view = place ? { latitude: place.lat, longitude: place.lng, zoom } : continent
  const around = radiusMetres > 0 ? place : null
  return (
    <BaseMap
      styleUrl={styleUrl}
      texts={texts}
      names={names}
      initialViewState={view}
      scrollZoom={false}
      {...(!styleUrl && { maxZoom: placeZoom })}
    >
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
