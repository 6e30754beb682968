import type { FilterSpecification, StyleSpecification } from 'maplibre-gl'
import { semanticColors } from '@metrolibre/tokens'

export type Mode = 'light' | 'dark'

const colors = semanticColors.map

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

/** Returns the style of the bundled base map: land and sea in our colours, without any request to a map provider. */
export const offlineStyle = async (mode: Mode): Promise<StyleSpecification> => {
  const { default: land } = await import('./south-america.json')
  const { features } = land as GeoJSON.FeatureCollection
  const isLand = ['!', ['has', 'sea']] satisfies FilterSpecification
  return {
    version: 8,
    sources: {
      earth: {
        type: 'geojson',
        data: { type: 'FeatureCollection', features: [sea, ...features] },
        attribution: 'Natural Earth',
      },
    },
    layers: [
      { id: 'sea', type: 'fill', source: 'earth', paint: { 'fill-color': colors.water[mode] } },
      {
        id: 'land',
        type: 'fill',
        source: 'earth',
        filter: isLand,
        paint: { 'fill-color': colors.land[mode] },
      },
      {
        id: 'border',
        type: 'line',
        source: 'earth',
        filter: isLand,
        paint: { 'line-color': colors.label[mode], 'line-width': 1 },
      },
    ],
  }
}
