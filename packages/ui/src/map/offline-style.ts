import type { FilterSpecification, StyleSpecification } from 'maplibre-gl'
import { semanticColors } from '@metrolibre/tokens'

export type Mode = 'light' | 'dark'

const colors = semanticColors.map

/** Sea comes with the land: alone, while that is on its way, it would drown the places. */
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

/** @returns a map of land and sea in our colours, from data that ships with the page. */
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
