/** A place on the map. */
export interface Point {
  lat: number
  lng: number
}

export interface MapPin extends Point {
  id: string
  /** The shortened price that the pin shows, such as '$ 280 mil'. */
  text: string
  /** The name for screen readers, with the price. */
  label: string
  state: 'free' | 'sold-out'
  /** Its price is for an hour; others are for a month. */
  byHour?: boolean
}

/** Several places of which the server sends only the number and the middle, because they are too many to send each. */
export interface MapGroup extends Point {
  count: number
}

/** Pins and groups that are drawn as one marker, because theirs would overlap. A single pin is a cluster too. */
export interface Cluster extends Point {
  /** The pins in it; places of groups are only counted. */
  pins: MapPin[]
  count: number
}

/**
 * Returns where a place is drawn at a zoom level, in pixels from the north-western corner of the whole world map. The
 * formula is that of Web Mercator with tiles of 512 px, which MapLibre uses.
 */
export const toPixels = ({ lat, lng }: Point, zoom: number) => {
  const world = 512 * 2 ** zoom
  const sin = Math.sin((lat * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * world,
  }
}

const countOf = (member: MapPin | MapGroup): number => ('count' in member ? member.count : 1)

/** Returns the average position; a group counts as many times as it has places. */
const middleOf = (members: readonly (MapPin | MapGroup)[]): Cluster => {
  const count = members.reduce((sum, member) => sum + countOf(member), 0)
  const mean = (axis: 'lat' | 'lng') =>
    members.reduce((sum, member) => sum + member[axis] * countOf(member), 0) / count
  const pins = members.filter((member) => 'id' in member)
  return { pins, count, lat: mean('lat'), lng: mean('lng') }
}

/**
 * Joins pins and groups whose markers would be closer than `radiusPx` at a zoom level. The selected pin is never
 * joined, so that its marker stays visible.
 * @param zoom is rounded, so that clusters change only at whole zoom levels and not during every movement
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

/**
 * Joins groups until all are far enough apart. A group is drawn in the middle of its places, which may be closer to
 * another group than the place that it started with.
 */
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
