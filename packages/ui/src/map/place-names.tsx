import { useMemo } from 'react'
import { Layer, Source } from 'react-map-gl/maplibre'
import type { Mode } from './map-mode.ts'
import { allNames, comunasFrom, placing, type PlaceName } from './place-name.ts'
import { textImage } from './text-image-id.ts'

interface Props {
  names: readonly PlaceName[]
  except?: string | undefined
  mode: Mode
}

/**
 * Names of places on the bundled base map. They make room for each other, cities before comunas. They are drawn and
 * not elements, which the list of results and the fields of a form make up for.
 */
export default function PlaceNames({ names, except, mode }: Props) {
  const data = useMemo(
    (): GeoJSON.FeatureCollection => ({
      type: 'FeatureCollection',
      features: allNames(names, except)
        .filter(({ hidden }) => !hidden)
        .map((name) => ({
          type: 'Feature',
          properties: { text: name.text, rank: name.rank, ...placing(name) },
          geometry: { type: 'Point', coordinates: [name.lng, name.lat] },
        })),
    }),
    [names, except],
  )
  const layer = (rank: PlaceName['rank'], from: number, to: number) => (
    <Layer
      id={`names-${rank}`}
      type="symbol"
      minzoom={from}
      maxzoom={to}
      filter={['==', ['get', 'rank'], rank]}
      layout={{
        'icon-image': textImage(rank, mode, ['get', 'text']),
        'icon-padding': 6,
        'icon-offset': ['array', 'number', 2, ['get', 'offset']],
        'icon-anchor': ['case', ['get', 'below'], 'top', 'center'],
      }}
    />
  )
  return (
    <Source type="geojson" data={data}>
      {/* From far away a comuna would be a dot; close up a city's name would be in the way of those of its comunas. */}
      {layer('comuna', comunasFrom, 24)}
      {layer('city', 3, 10.5)}
    </Source>
  )
}
