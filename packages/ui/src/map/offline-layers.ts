import type {
  ExpressionSpecification,
  FillLayerSpecification,
  FilterSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from 'maplibre-gl'
import { semanticColors } from '@metrolibre/tokens'
import type { CityFeatureKind } from './cities/features.ts'
import type { Mode } from './map-mode.ts'
import { textImage } from './text-image-id.ts'

const colors = semanticColors.map

const isLand = ['!', ['has', 'sea']] satisfies FilterSpecification

/** Sea and land from far away. The continent's coast is too coarse for a line close up, where a city has its own. */
export const continentLayers = (mode: Mode): LayerSpecification[] => [
  { id: 'sea', type: 'fill', source: 'earth', paint: { 'fill-color': colors.water[mode] } },
  { id: 'land', type: 'fill', source: 'earth', filter: isLand, paint: { 'fill-color': colors.land[mode] } },
  {
    id: 'border',
    type: 'line',
    source: 'earth',
    filter: isLand,
    maxzoom: 9,
    paint: {
      'line-color': colors.label[mode],
      'line-width': 1,
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 7, 1, 9, 0],
    },
  },
]

/** In px at zoom levels: lines get wider towards the street, but less than the street does. */
const widths = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...stops,
]

const only = (kind: CityFeatureKind): FilterSpecification => ['==', ['get', 'kind'], kind]

const fill = (kind: CityFeatureKind, color: string): FillLayerSpecification => ({
  id: `city-${kind}`,
  type: 'fill',
  source: 'cities',
  filter: only(kind),
  paint: { 'fill-color': color },
})

const line = (
  id: string,
  kind: CityFeatureKind,
  paint: LineLayerSpecification['paint'],
  minzoom = 8,
): LineLayerSpecification => ({
  id: `city-${id}`,
  type: 'line',
  source: 'cities',
  minzoom,
  filter: only(kind),
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint,
})

/** Our plans of the cities, from the ground up. */
export const cityLayers = (mode: Mode): LayerSpecification[] => {
  const edge = { 'line-color': colors.label[mode] }
  const road = { 'line-color': colors.road[mode] }
  const motorway = widths(8, 0.8, 10, 2, 12, 4.5, 14, 8, 17, 22)
  const avenue = widths(9, 0.5, 11, 1.6, 12.5, 3.6, 14, 6, 17, 16)
  return [
    fill('ground', colors.land[mode]),
    fill('sea', colors.water[mode]),
    fill('park', colors.park[mode]),
    line('banks', 'river', {
      'line-color': colors.park[mode],
      'line-width': widths(9, 1.5, 12, 9, 14, 22, 17, 70),
    }),
    fill('water', colors.water[mode]),
    line('river', 'river', {
      'line-color': colors.water[mode],
      'line-width': widths(8, 0.8, 12, 5, 14, 12, 17, 40),
    }),
    line(
      'border',
      'border',
      { ...edge, 'line-width': 1.1, 'line-opacity': 0.75, 'line-dasharray': [0.2, 3] },
      9.5,
    ),
    line('avenue', 'avenue', { ...road, 'line-width': avenue }, 9),
    line(
      'motorway-edge',
      'motorway',
      {
        ...edge,
        'line-gap-width': motorway,
        'line-width': 1,
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 9, 0, 12, 0.35],
      },
      9,
    ),
    line('motorway', 'motorway', { ...road, 'line-width': motorway }),
    {
      id: 'road-names',
      type: 'symbol',
      source: 'cities',
      minzoom: 11.5,
      filter: ['has', 'name'],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 420,
        'icon-image': textImage('road', mode, ['get', 'name']),
        'icon-rotation-alignment': 'map',
        'icon-keep-upright': true,
        'icon-padding': 8,
      },
    },
  ]
}
