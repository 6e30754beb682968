/** A place on the map. */
export interface Point {
  lat: number
  lng: number
}

export interface MapPin extends Point {
  id: string
  /** '$ 280 mil'; pins shorten. */
  text: string
  /** What it is, read aloud with the price. */
  label: string
  state: 'free' | 'sold-out'
}

/** Places that are so many that only their number and their middle are known. */
export interface MapGroup extends Point {
  count: number
}

/** Pins and groups so close that they would cover each other; one pin is a cluster of itself. */
export interface Cluster extends Point {
  /** Those that are known one by one. */
  pins: MapPin[]
  count: number
}

/** Where a place is drawn at a zoom, in px of the whole world (Web Mercator, tiles of 512). */
const toPixels = ({ lat, lng }: Point, zoom: number) => {
  const world = 512 * 2 ** zoom
  const sin = Math.sin((lat * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * world,
  }
}

const countOf = (member: MapPin | MapGroup): number => ('count' in member ? member.count : 1)

/** The middle of all places, where each group weighs as much as it holds. */
const middleOf = (members: readonly (MapPin | MapGroup)[]): Cluster => {
  const count = members.reduce((sum, member) => sum + countOf(member), 0)
  const mean = (axis: 'lat' | 'lng') =>
    members.reduce((sum, member) => sum + member[axis] * countOf(member), 0) / count
  const pins = members.filter((member) => 'id' in member)
  return { pins, count, lat: mean('lat'), lng: mean('lng') }
}

/**
 * Groups what is closer than `radiusPx` at a zoom. The selected pin always stands alone.
 * @param zoom rounded before use, so that panning and small steps leave clusters in place.
 */
export const clusterPins = (
  places: readonly (MapPin | MapGroup)[],
  zoom: number,
  selectedId?: string,
  radiusPx = 54,
): Cluster[] => {
  const clusters: { x: number; y: number; alone: boolean; members: (MapPin | MapGroup)[] }[] = []
  for (const place of places) {
    const { x, y } = toPixels(place, Math.round(zoom))
    const alone = 'id' in place && place.id === selectedId
    const near = alone
      ? undefined
      : clusters.find((other) => !other.alone && Math.hypot(other.x - x, other.y - y) < radiusPx)
    if (near) near.members.push(place)
    else clusters.push({ x, y, alone, members: [place] })
  }
  return clusters.map(({ members }) => middleOf(members))
}
