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
  /** Its price is for an hour; others are for a month. */
  byHour?: boolean
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
export const toPixels = ({ lat, lng }: Point, zoom: number) => {
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
  const groups: Group[] = []
  for (const place of places) {
    const at = toPixels(place, Math.round(zoom))
    const alone = 'id' in place && place.id === selectedId
    const near = alone ? undefined : groups.find((other) => !other.alone && distance(other.at, at) < radiusPx)
    if (near) near.members.push(place)
    else groups.push({ at, alone, members: [place] })
  }
  return joinNear(groups, Math.round(zoom), radiusPx).map(({ members }) => middleOf(members))
}

interface Pixel {
  x: number
  y: number
}

interface Group {
  at: Pixel
  alone: boolean
  members: (MapPin | MapGroup)[]
}

const distance = (a: Pixel, b: Pixel): number => Math.hypot(a.x - b.x, a.y - b.y)

/** A group stands in the middle of its places, which can be nearer to another than its first place was. */
function joinNear(groups: readonly Group[], zoom: number, radiusPx: number): Group[] {
  const apart: Group[] = []
  for (const group of groups) {
    let joined: Group = { ...group, at: toPixels(middleOf(group.members), zoom) }
    for (;;) {
      const near = joined.alone
        ? -1
        : apart.findIndex((other) => !other.alone && distance(other.at, joined.at) < radiusPx)
      if (near < 0) break
      const members = [...apart.splice(near, 1)[0]!.members, ...joined.members]
      joined = { alone: false, members, at: toPixels(middleOf(members), zoom) }
    }
    apart.push(joined)
  }
  return apart
}
