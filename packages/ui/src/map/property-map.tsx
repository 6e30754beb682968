import { useMemo } from 'react'
import { Layer, Marker, Source } from 'react-map-gl/maplibre'
import { semanticColors } from '@metrolibre/tokens'
import { LogoMark } from '../core/logo.tsx'
import { BaseMap, type MapTexts } from './base-map.tsx'
import { namesBelow } from './names-below.ts'
import { circleAround, degreesEast, lineEast } from './circle.ts'
import { placeView, placeZoom } from './place-view.ts'

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

const { radiusFill, radiusStroke } = semanticColors.map

/** Shows where a property is: exactly, or as the circle within which it is. */
export function PropertyMap({ place, radiusMetres = 300, radiusText, styleUrl, texts }: PropertyMapProps) {
  const names = useMemo(() => (place ? namesBelow(place) : []), [place])
  const around = radiusMetres > 0 ? place : null
  return (
    <BaseMap
      styleUrl={styleUrl}
      texts={texts}
      names={names}
      initialViewState={placeView(place)}
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
