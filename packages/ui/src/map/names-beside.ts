import type { Arranged, View } from './arrange.ts'
import { toPixels } from './clusters.ts'
import { type Box, clusterSize, markerBox, markerSize, overlaps } from './marker-box.ts'
import { cityDrop, type PlaceName } from './place-name.ts'

/** Estimated like those of the pins, in px; the halo is part of the height. */
const letterPx = 9.5
const nameHeightPx = 28
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

/** Where a name may stand, best first, in px from its point to the middle of its upper edge. */
const waysOf = (width: number) => {
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

/**
 * Returns the names with those of cities moved to where neither a marker nor a button covers them. One that finds no
 * such place is left out: the rest of a covered name would look like another name.
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
  return names.flatMap((name) => {
    if (name.rank !== 'city') return [name]
    const at = toPixels(name, view.zoom)
    const width = name.text.length * letterPx
    const boxOf = ({ aside, drop }: { aside: number; drop: number }): Box => ({
      left: at.x - origin.x + aside - width / 2,
      right: at.x - origin.x + aside + width / 2,
      top: at.y - origin.y + drop,
      bottom: at.y - origin.y + drop + nameHeightPx,
    })
    const way = waysOf(width).find((one) => !taken.some((other) => overlaps(boxOf(one), other)))
    if (!way) return []
    taken.push(boxOf(way))
    return [{ ...name, ...way, below: true }]
  })
}
