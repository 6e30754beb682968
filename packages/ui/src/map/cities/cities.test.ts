import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toPixels } from '../clusters.ts'
import type { City } from './city.ts'
import { featuresOf, positionsOf } from './features.ts'
import { cities } from './index.ts'
import { smooth } from './smooth.ts'

const named = cities.map((city) => [city.places[0]![0], city] as const)

/** Whether a place is in a ring: a line from it to the east crosses the ring an odd number of times. */
const isIn = ([lng, lat]: readonly [number, number], ring: readonly GeoJSON.Position[]) =>
  ring.reduce((inside, corner, index) => {
    const [x1 = 0, y1 = 0] = corner
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length]!
    const crosses = y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1
    return crosses ? !inside : inside
  }, false)

const ringsOf = (city: City, kind: string) =>
  featuresOf(city).flatMap(({ properties, geometry }) =>
    properties?.['kind'] === kind && geometry.type === 'Polygon' ? [geometry.coordinates[0]!] : [],
  )

describe.each(named)('the plan around %s', (_, city) => {
  const paths = [
    ...(city.coast ? [city.coast] : []),
    ...city.rivers,
    ...city.parks,
    ...(city.waters ?? []),
    ...city.borders,
    ...city.roads.map(([, , path]) => path),
  ]

  it('consists of places near each other, without jumps that a wrong digit would make', () => {
    const lats = city.places.map(([, lat]) => lat)
    const lngs = city.places.map(([, , lng]) => lng)
    const wrong = paths.filter((path) => {
      const line = positionsOf(path)
      return (
        line.length < 2 ||
        line.some(([lng, lat], index) => {
          const [beforeLng, beforeLat] = line[index - 1] ?? [lng, lat]
          const near =
            lat > Math.min(...lats) - 0.35 &&
            lat < Math.max(...lats) + 0.35 &&
            lng > Math.min(...lngs) - 0.35 &&
            lng < Math.max(...lngs) + 0.35
          // A number that could not be read is not near anything.
          return !near || Math.hypot(lat - beforeLat, lng - beforeLng) > 0.13
        })
      )
    })
    expect(wrong).toEqual([])
  })

  it('has closed areas, and its comunas on dry land', () => {
    for (const kind of ['park', 'water', 'sea', 'ground']) {
      for (const ring of ringsOf(city, kind)) {
        expect(ring.length).toBeGreaterThan(3)
        expect(ring[0]).toEqual(ring.at(-1))
      }
    }
    const wet = [...ringsOf(city, 'sea'), ...ringsOf(city, 'water')]
    const drowned = city.places.filter(([, lat, lng]) => wet.some((ring) => isIn([lng, lat], ring)))
    expect(drowned).toEqual([])
  })

  it('has no road in the sea', () => {
    const seas = ringsOf(city, 'sea')
    for (const [name, , path] of city.roads) {
      const wet = smooth(positionsOf(path)).filter((place) => seas.some((ring) => isIn(place, ring)))
      expect(wet, name).toEqual([])
    }
  })
})

it('a smoothed line passes through all its points', () => {
  const line = positionsOf('-33.4,-70.6 -33.41,-70.62 -33.44,-70.61')
  const smoothed = smooth(line)
  expect(smoothed.length).toBe(9)
  for (const [lng, lat] of line) {
    expect(smoothed.some(([x, y]) => Math.hypot(x - lng, y - lat) < 1e-9)).toBe(true)
  }
})

it('the roads that people know meet where they do in the city', () => {
  const road = (name: string) =>
    smooth(positionsOf(cities.flatMap(({ roads }) => roads).find(([known]) => known === name)![2]))
  const metres = (one: string, [lat, lng]: [number, number]) =>
    Math.min(
      ...road(one).map((place) => {
        const [a, b] = [toPixels({ lat: place[1], lng: place[0] }, 14), toPixels({ lat, lng }, 14)]
        return Math.hypot(a.x - b.x, a.y - b.y) * 4
      }),
    )
  // Plaza Baquedano, Escuela Militar, Javier Prado with Vía Expresa.
  expect(metres('Alameda', [-33.437, -70.6345])).toBeLessThan(150)
  expect(metres('Providencia', [-33.437, -70.6345])).toBeLessThan(150)
  expect(metres('Américo Vespucio', [-33.4137, -70.5826])).toBeLessThan(150)
  expect(metres('Apoquindo', [-33.4137, -70.5826])).toBeLessThan(150)
  expect(metres('Vía Expresa', [-12.0915, -77.0245])).toBeLessThan(150)
  expect(metres('Javier Prado', [-12.0915, -77.0245])).toBeLessThan(150)
})

it('all that is bundled of the base map is smaller than 300 KB before compression', () => {
  const here = new URL('./', import.meta.url)
  const plans = readdirSync(here).filter((name) => name.endsWith('.ts') && !name.includes('test'))
  const files = [...plans.map((name) => new URL(name, here)), new URL('../south-america.json', here)]
  const bytes = files.reduce((sum, file) => sum + readFileSync(file).byteLength, 0)
  expect(bytes).toBeLessThan(300_000)
})
