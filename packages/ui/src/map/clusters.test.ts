import { describe, expect, it } from 'vitest'
import { circleAround } from './circle.ts'
import { clusterPins } from './clusters.ts'
import type { MapPin } from './map-pin.ts'

const pin = (id: string, lat: number, lng: number): MapPin => ({
  id,
  lat,
  lng,
  text: id,
  label: id,
  state: 'free',
})
const pins = [pin('a', -33.44, -70.65), pin('b', -33.441, -70.651), pin('c', -33.6, -70.9)]
const groups = (zoom: number, selected?: string) =>
  clusterPins(pins, zoom, selected).map((cluster) => cluster.pins.map(({ id }) => id).join(''))

describe('pins', () => {
  it('gather when they would cover each other and part when looked at closely', () => {
    expect(groups(11)).toEqual(['ab', 'c'])
    expect(groups(17)).toEqual(['a', 'b', 'c'])
  })

  it('weigh groups by what they hold', () => {
    const [cluster] = clusterPins([pins[0]!, { lat: -33.45, lng: -70.65, count: 9 }], 5)
    expect(cluster).toMatchObject({ count: 10, pins: [{ id: 'a' }] })
    expect(cluster?.lat).toBeCloseTo(-33.449, 3)
  })

  it('never cover each other once they are gathered', () => {
    // A number is higher than a pin: where the first two meet, it would cover the third, which covers neither.
    const at = (x: number, y: number) => pin(`${x}`, (-y * 360) / (512 * 2 ** 9), (x * 360) / (512 * 2 ** 9))
    const row = [at(0, 0), at(28, 0), at(14, -43)]
    expect(clusterPins([row[0]!, row[2]!], 9)).toHaveLength(2)
    expect(clusterPins([row[1]!, row[2]!], 9)).toHaveLength(2)
    expect(clusterPins(row, 9).map(({ count }) => count)).toEqual([3])
  })

  it('leave the selected one alone', () => {
    expect(groups(11, 'a')).toEqual(['a', 'b', 'c'])
  })
})

describe('the circle around a property', () => {
  it('is as wide as it says, at its latitude', () => {
    const circle = circleAround({ lat: -33.44, lng: -70.65 }, 300)
    if (circle.geometry.type !== 'Polygon') throw new Error('not a polygon')
    const [east] = circle.geometry.coordinates[0] ?? []
    const metres = ((east?.[0] ?? 0) + 70.65) * 111_320 * Math.cos((33.44 * Math.PI) / 180)
    expect(metres).toBeCloseTo(300, 0)
  })
})
