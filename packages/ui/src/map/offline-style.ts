import type { StyleSpecification } from 'maplibre-gl'
import type { Mode } from './map-mode.ts'
import { cityLayers, continentLayers } from './offline-layers.ts'

/**
 * The sea is a shape in the same source as the land, and not the background of the map, so that both appear together.
 * A background would appear first, and the pins would be in the middle of the sea until the land is loaded.
 */
const sea: GeoJSON.Feature = {
  type: 'Feature',
  properties: { sea: true },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [-180, -85],
        [180, -85],
        [180, 85],
        [-180, 85],
        [-180, -85],
      ],
    ],
  },
}

const collect = (features: GeoJSON.Feature[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features,
})

/**
 * Returns the style of the bundled base map in our colours, which needs no request to a map provider: the continent,
 * and our plans of the cities.
 * @param credit who made it, in the visitor's language; the map shows it
 */
export const offlineStyle = async (mode: Mode, credit: string): Promise<StyleSpecification> => {
  const [{ default: land }, { cities }, { featuresOf }] = await Promise.all([
    import('./south-america.json'),
    import('./cities/index.ts'),
    import('./cities/features.ts'),
  ])
  const { features } = land as GeoJSON.FeatureCollection
  return {
    version: 8,
    sources: {
      earth: { type: 'geojson', data: collect([sea, ...features]), attribution: credit },
      cities: { type: 'geojson', data: collect(cities.flatMap(featuresOf)), tolerance: 0.2 },
    },
    layers: [...continentLayers(mode), ...cityLayers(mode)],
  }
}
