import { type Cluster, toPixels } from './clusters.ts'
import { type Box, clusterSize, markerBox, markerSize, overlaps } from './marker-box.ts'

interface Aside {
  dx: number
  dy: number
}

/** A marker and how far from its place it is drawn, in px; a line leads from one to the other. */
export interface Arranged extends Aside {
  cluster: Cluster
  /** There is no room for it, as buttons or a card cover its surroundings. */
  hidden: boolean
  /** Whether its place is inside the map, where its marker can be focused. */
  inside: boolean
}

export interface View {
  zoom: number
  west: number
  north: number
  width: number
  height: number
}

/** From this zoom level, a few pins that share a place are drawn around it, as zooming in would not part them. */
const fanZoom = 16
const mostInFan = 12

const fan = (cluster: Cluster): Cluster[] =>
  cluster.pins.length === cluster.count && cluster.count <= mostInFan
    ? cluster.pins.map((pin) => ({ pins: [pin], count: 1, lat: pin.lat, lng: pin.lng }))
    : [cluster]

/** In px and turns: where a marker may step aside to, nearest first, and rather up than down. */
const distances = [44, 58, 74, 92]
const turns = [0.75, 0.85, 0.65, 0, 0.5, 0.15, 0.35, 0.25]
const atPlace: Aside = { dx: 0, dy: 0 }
const asides: readonly Aside[] = distances.flatMap((far) =>
  turns.map((turn) => ({
    dx: Math.round(far * Math.cos(turn * 2 * Math.PI)),
    dy: Math.round(far * Math.sin(turn * 2 * Math.PI)),
  })),
)

/**
 * Places markers so that none covers another or lies under something that floats over the map: one in whose place is
 * no room steps aside. The selected pin stays where it is.
 * @param floats what floats over the map, in px from its upper left corner
 */
export const arrange = (
  clusters: readonly Cluster[],
  view: View,
  floats: readonly Box[],
  selectedId?: string,
): Arranged[] => {
  const origin = toPixels({ lat: view.north, lng: view.west }, view.zoom)
  const taken: Box[] = [...floats]
  const isFree = (box: Box) => !taken.some((other) => overlaps(other, box))
  const all = (view.zoom >= fanZoom ? clusters.flatMap(fan) : clusters).map((cluster) => {
    const [pin] = cluster.pins
    const single = cluster.count === 1 ? pin : undefined
    const chosen = single !== undefined && single.id === selectedId
    const at = toPixels(cluster, view.zoom)
    const [x, y] = [at.x - origin.x, at.y - origin.y]
    const size = single ? markerSize(single, chosen) : clusterSize
    return {
      cluster,
      chosen,
      inside: x >= 0 && y >= 0 && x <= view.width && y <= view.height,
      boxAt: ({ dx, dy }: Aside) => markerBox(size, { x: x + dx, y: y + dy }),
    }
  })
  const placed = new Map<Cluster, Aside>()
  const put = ({ cluster, boxAt }: (typeof all)[number], aside: Aside) => {
    placed.set(cluster, aside)
    taken.push(boxAt(aside))
  }
  for (const marker of all) if (marker.chosen) put(marker, atPlace)
  // Those that can stay at their places do, before others look for room.
  for (const marker of all) {
    if (marker.chosen || !marker.inside) continue
    const box = marker.boxAt(atPlace)
    if (isWithin(box, view) && isFree(box)) put(marker, atPlace)
  }
  for (const marker of all) {
    if (placed.has(marker.cluster) || !marker.inside) continue
    const aside = asides.find((way) => {
      const box = marker.boxAt(way)
      return isWithin(box, view) && isFree(box)
    })
    if (aside) put(marker, aside)
    else if (isFree(marker.boxAt(atPlace))) put(marker, atPlace)
  }
  // The markers of places outside the map can reach into it.
  for (const marker of all) if (!marker.inside && isFree(marker.boxAt(atPlace))) put(marker, atPlace)
  return all.map(({ cluster, inside }) => ({
    cluster,
    inside,
    hidden: !placed.has(cluster),
    ...(placed.get(cluster) ?? atPlace),
  }))
}

const isWithin = (box: Box, { width, height }: View) =>
  box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height
