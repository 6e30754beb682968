/**
 * Cuts the offline base map from world-atlas (public domain, Natural Earth 1:50m): South America with two
 * decimals, about a kilometre. Run after an update: `node packages/ui/src/map/generate-land.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { feature } from 'topojson-client'

type Ring = number[][]

interface Country {
  id?: string | number
  geometry: { type: string; coordinates: Ring[] | Ring[][] }
}

const countries = new Set([
  '032',
  '068',
  '076',
  '152',
  '170',
  '218',
  '600',
  '604',
  '858',
  '862',
  '328',
  '740',
])
const round = (value: number) => Math.round(value * 100) / 100

/** Points that fall together after rounding say nothing more. */
const thin = (ring: Ring): Ring =>
  ring
    .map(([x = 0, y = 0]) => [round(x), round(y)])
    .filter((point, index, all) => index === 0 || point.join() !== all[index - 1]?.join())

const source = new URL(import.meta.resolve('world-atlas/countries-50m.json'))
const world = JSON.parse(readFileSync(source, 'utf8'))
const all = (feature(world, world.objects.countries) as unknown as { features: Country[] }).features

const features = all
  .filter(({ id }) => countries.has(String(id)))
  .map(({ geometry }) => {
    const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Ring[][]
    const coordinates = polygons
      .map((rings) => rings.map(thin))
      .filter(([outer]) => outer && outer.length > 3)
    return { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates } }
  })

writeFileSync(
  new URL('south-america.json', import.meta.url),
  `${JSON.stringify({ type: 'FeatureCollection', features })}\n`,
)
