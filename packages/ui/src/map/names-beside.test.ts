import { expect, it } from 'vitest'
import type { Arranged } from './arrange.ts'
import { toPixels } from './clusters.ts'
import { namesBeside } from './names-beside.ts'
import { allNames, type PlaceName } from './place-name.ts'

const zoom = 8
const santiago: PlaceName = { lat: -33.45, lng: -70.66, text: 'Santiago', rank: 'city' }
const view = { zoom, north: -32.5, west: -71.5, width: 800, height: 600 }
/** A number of places whose tip is some px from the point of the city. */
const number = (dx: number, dy: number): Arranged => ({
  cluster: { pins: [], count: 9, lat: santiago.lat, lng: santiago.lng },
  dx,
  dy,
  hidden: false,
  inside: true,
})
const placed = (...arranged: Arranged[]) => namesBeside([santiago], arranged, view, [])[0]!

it('leaves the name of a city below its point while nothing covers it there', () => {
  expect(placed(number(0, 0))).toMatchObject({ aside: 0, drop: 8, below: true })
})

it('moves the name of a city beside the number that stands on its point when another covers it below', () => {
  const { aside = 0, drop = 0 } = placed(number(0, 0), number(10, 50))
  expect(Math.abs(aside)).toBeGreaterThan(20)
  expect(drop).toBeLessThan(0)
})

it('lets no button cover the name of a city', () => {
  const at = toPixels(santiago, zoom)
  const origin = toPixels({ lat: view.north, lng: view.west }, zoom)
  const [x, y] = [at.x - origin.x, at.y - origin.y]
  const button = { left: x - 150, right: x + 20, top: y, bottom: y + 44 }
  expect(namesBeside([santiago], [], view, [button])[0]).not.toMatchObject({ aside: 0, drop: 8 })
})

it('lets no name of a city cover another', () => {
  const near = { ...santiago, text: 'San Bernardo', lat: santiago.lat - 0.01 }
  const [first, second] = namesBeside([santiago, near], [], view, [])
  const y = ({ lat, lng, drop = 0 }: PlaceName) => toPixels({ lat, lng }, zoom).y + drop
  expect(Math.abs(y(first!) - y(second!)) >= 28 || second!.aside !== 0).toBe(true)
})

it('leaves out a name for which no place is free, and comunas from so far away as they have none', () => {
  const everywhere = [-120, -80, -40, 0, 40, 80, 120].flatMap((dx) =>
    [-80, -40, 0, 40, 80, 120].map((dy) => number(dx, dy)),
  )
  expect(placed(...everywhere)).toBeUndefined()
  const comuna: PlaceName = { ...santiago, rank: 'comuna' }
  expect(namesBeside([comuna], [number(0, 10)], view, [])).toEqual([comuna])
})

/** Close enough for names of comunas; Ñuñoa is one that the base map knows. */
const close = { zoom: 12, north: -33.4, west: -70.7, width: 800, height: 600 }
const nunoa = allNames([]).find(({ text }) => text === 'Ñuñoa')!
const pinAt = (dy: number): Arranged => ({ ...number(0, dy), cluster: { ...number(0, 0).cluster, ...nunoa } })
const nameOf = (names: readonly PlaceName[]) => names.find(({ text }) => text === 'Ñuñoa')!

it('leaves the name of a comuna in its middle while nothing covers it', () => {
  expect(nameOf(namesBeside([], [], close, []))).toMatchObject({ aside: 0, drop: -10 })
})

it('moves the name of a comuna from under a marker and its tip, but not far', () => {
  const { drop = 0, aside = 0, hidden } = nameOf(namesBeside([], [pinAt(-6)], close, []))
  expect(hidden).toBeUndefined()
  // The tip ends 8 px below the place of the marker.
  expect(drop).toBeGreaterThanOrEqual(2)
  expect(Math.hypot(drop, aside)).toBeLessThan(30)
})

it('hides the name of a comuna that markers cover all around', () => {
  const everywhere = [-60, -20, 20, 60].map(pinAt)
  expect(nameOf(namesBeside([], everywhere, close, [])).hidden).toBe(true)
})
