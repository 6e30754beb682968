import type { StyleSpecification } from 'maplibre-gl'
import { semanticColors } from '@metrolibre/tokens'

export type Mode = 'light' | 'dark'

const colors = semanticColors.map

/** @returns a map of land and sea in our colours, from data that ships with the page. */
export const offlineStyle = async (mode: Mode): Promise<StyleSpecification> => {
  const { default: land } = await import('./south-america.json')
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: land as GeoJSON.FeatureCollection, attribution: 'Natural Earth' },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colors.water[mode] } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.land[mode] } },
      {
        id: 'border',
        type: 'line',
        source: 'land',
        paint: { 'line-color': colors.label[mode], 'line-width': 1 },
      },
    ],
  }
}
