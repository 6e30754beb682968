import type { Arranged, View } from './arrange.ts'
import { toPixels } from './clusters.ts'
import { type Box, clusterSize, markerBox, markerSize, overlaps } from './marker-box.ts'
import { allNames, cityDrop, comunasFrom, type PlaceName } from './place-name.ts'

/** Estimated like those of the pins, in px; the halo is part of the height. */
const letterPx = 9.5
const nameHeightPx = 28
const comunaHeightPx = 20
const gapPx = 4

const markersOf = (arranged: readonly Arranged[], view: View, selectedId?: string): Box[] => {
  const origin = toPixels({ lat: view.north, lng: view.west }, view.zoom)
  return arranged
    .filter(({ hidden }) => !hidden)
    .map(({ cluster, dx, dy }) => {
      const [pin] = cluster.pins
      const single = cluster.count === 1 ? pin : undefined
      const at = toPixels(cluster, view.zoom)
      return markerBox(single ? markerSize(single, single.id === selectedId) : clusterSize, {
        x: at.x - origin.x + dx,
        y: at.y - origin.y + dy,
      })
    })
}

/** Where a name may stand, in px from its point to the middle of its upper edge. */
interface Way {
  aside: number
  drop: number
}

/** The ways for a city, best first. */
const waysOf = (width: number): Way[] => {
  const beside = (width + clusterSize.width) / 2 + gapPx
  const level = -(clusterSize.height + nameHeightPx) / 2
  return [
    { aside: 0, drop: cityDrop },
    { aside: beside, drop: level },
    { aside: -beside, drop: level },
    { aside: 0, drop: -clusterSize.height - nameHeightPx - 2 * gapPx },
    { aside: 0, drop: 3 * cityDrop },
    { aside: 0, drop: 6 * cityDrop },
  ]
}

/** A comuna's name stays near its middle, or it would seem to be that of the comuna next to it. */
const comunaWays = [0, 13, -13, 24, -24].flatMap((down) =>
  [0, 18, -18].map((aside) => ({ aside, drop: down - comunaHeightPx / 2 })),
)

/**
 * Returns the names with those of cities moved to where neither a marker nor a button covers them. One that finds no
 * such place is left out: the rest of a covered name would look like another name. Names of comunas inside the map step
 * aside as well, but not far.
 * @param floats what floats over the map, in px from its upper left corner
 */
export const namesBeside = (
  names: readonly PlaceName[],
  arranged: readonly Arranged[],
  view: View,
  floats: readonly Box[],
  selectedId?: string,
): PlaceName[] => {
  const origin = toPixels({ lat: view.north, lng: view.west }, view.zoom)
  const taken = [...floats, ...markersOf(arranged, view, selectedId)]
  const place = (name: PlaceName, height: number, ways: (width: number) => readonly Way[]) => {
    const at = toPixels(name, view.zoom)
    const [x, y] = [at.x - origin.x, at.y - origin.y]
    const width = name.text.length * letterPx
    const boxOf = ({ aside, drop }: Way): Box => ({
      left: x + aside - width / 2,
      right: x + aside + width / 2,
      top: y + drop,
      bottom: y + drop + height,
    })
    const way = ways(width).find((one) => !taken.some((other) => overlaps(boxOf(one), other)))
    if (!way) return undefined
    taken.push(boxOf(way))
    return { ...name, ...way, below: true }
  }
  const cities = names.filter(({ rank }) => rank === 'city')
  const placedCities = cities.flatMap((name) => place(name, nameHeightPx, waysOf) ?? [])
  const isInside = ({ lat, lng }: PlaceName) => {
    const { x, y } = toPixels({ lat, lng }, view.zoom)
    return x > origin.x && y > origin.y && x < origin.x + view.width && y < origin.y + view.height
  }
  const comunas = names.filter(({ rank }) => rank === 'comuna')
  const near = view.zoom < comunasFrom ? [] : allNames(comunas).filter(isInside)
  const placedComunas = near.map(
    (name) => place(name, comunaHeightPx, () => comunaWays) ?? { ...name, hidden: true },
  )
  return [...placedCities, ...placedComunas, ...comunas.filter((name) => !near.includes(name))]
}
