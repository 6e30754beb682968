import { describe, expect, it } from 'vitest'
import { arrange, type View } from './arrange.ts'
import { clusterPins, toPixels } from './clusters.ts'
import type { MapPin } from './map-pin.ts'
import { type Box, clusterSize, markerBox, markerSize, overlaps } from './marker-box.ts'

const view: View = { zoom: 12.6, west: -70.75, north: -33.38, width: 390, height: 700 }
const origin = toPixels({ lat: view.north, lng: view.west }, view.zoom)
const floats: Box[] = [
  { left: 332, right: 376, top: 14, bottom: 102 },
  { left: 14, right: 376, top: 520, bottom: 660 },
]

/** Random numbers that are the same in each run. */
const dice = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return seed / 2 ** 31
}

const pinAt = (id: string, lat: number, lng: number): MapPin => ({
  id,
  lat,
  lng,
  text: '$ 1,45 M',
  label: id,
  state: 'free',
})

const randomPins = (seed: number, count: number) => {
  const roll = dice(seed)
  return Array.from({ length: count }, (_, index) =>
    pinAt(String(index), view.north - roll() * 0.2, view.west + roll() * 0.14),
  )
}

const boxesOf = (pins: readonly MapPin[], selectedId?: string, seen = view) =>
  arrange(clusterPins(pins, seen.zoom, selectedId), seen, floats, selectedId)
    .filter(({ hidden }) => !hidden)
    .map(({ cluster, dx, dy }) => {
      const at = toPixels(cluster, seen.zoom)
      const [pin] = cluster.pins
      const size = cluster.count === 1 && pin ? markerSize(pin, pin.id === selectedId) : clusterSize
      return markerBox(size, { x: at.x - origin.x + dx, y: at.y - origin.y + dy }, 0)
    })

describe('markers of a search', () => {
  it('never cover each other, and none is under a button or the card', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const boxes = boxesOf(randomPins(seed, 60))
      const covered = boxes.flatMap((one, index) =>
        [...floats, ...boxes.slice(index + 1)].filter((other) => overlaps(one, other)),
      )
      expect(covered, `seed ${seed}`).toEqual([])
    }
  })

  it('make room for the chosen one, which stays at its place', () => {
    const near = [pinAt('a', -33.42, -70.72), pinAt('b', -33.421, -70.719), pinAt('c', -33.41, -70.73)]
    const clusters = clusterPins(near, view.zoom, 'a')
    const [chosen, other] = arrange(clusters, view, floats, 'a')
    expect(chosen).toMatchObject({ dx: 0, dy: 0, hidden: false })
    expect(Math.hypot(other!.dx, other!.dy)).toBeGreaterThan(40)
    const [one, two] = boxesOf(near, 'a')
    expect(overlaps(one!, two!)).toBe(false)
  })

  it('are not cut by an edge while there is room beside their place', () => {
    const atEdge = pinAt('a', view.north - 0.03, view.west + 0.002)
    const [box] = boxesOf([atEdge])
    expect(box!.left).toBeGreaterThanOrEqual(0)
  })

  it('part at one place when zooming in would not part them', () => {
    const close = { ...view, zoom: 16, north: -33.449, west: -70.682 }
    const same = ['a', 'b', 'c'].map((id) => pinAt(id, -33.4505, -70.6795))
    expect(arrange(clusterPins(same, 15), { ...close, zoom: 15 }, [])).toHaveLength(1)
    const arranged = arrange(clusterPins(same, 16), close, [])
    expect(arranged.map(({ cluster, hidden }) => [cluster.count, hidden])).toEqual([
      [1, false],
      [1, false],
      [1, false],
    ])
    expect(new Set(arranged.map(({ dx, dy }) => `${dx},${dy}`)).size).toBe(3)
  })

  it('outside the map take no room and are not focused', () => {
    const [marker] = arrange(clusterPins([pinAt('far', -12, -77)], view.zoom), view, floats)
    expect(marker).toMatchObject({ inside: false, hidden: false, dx: 0 })
  })
})
