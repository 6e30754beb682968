import { type Box, clusterSize, markerBox, markerSize, overlaps } from './marker-box.ts'
import type { MapGroup, MapPin, Point } from './map-pin.ts'

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

interface Gathering {
  members: (MapPin | MapGroup)[]
  middle: Cluster
  box: Box
}

const gather = (members: (MapPin | MapGroup)[], zoom: number): Gathering => {
  const middle = middleOf(members)
  const size = members.length === 1 ? markerSize(members[0]!) : clusterSize
  return { members, middle, box: markerBox(size, toPixels(middle, zoom)) }
}

/**
 * Joins pins and groups whose markers would cover each other at a zoom level. The selected pin is never joined, so that
 * its marker stays visible; those that it would cover step aside.
 * @param zoom is rounded down, so that clusters change only at whole zoom levels and not during every movement; between
 * them markers are farther apart
 */
export const clusterPins = (
  places: readonly (MapPin | MapGroup)[],
  zoom: number,
  selectedId?: string,
): Cluster[] => {
  const apart: Gathering[] = []
  const chosen: Cluster[] = []
  for (const place of places) {
    if ('id' in place && place.id === selectedId) {
      chosen.push(middleOf([place]))
      continue
    }
    let joined = gather([place], Math.floor(zoom))
    // A cluster is drawn in the middle of its places, where it may cover one that it did not cover before.
    for (;;) {
      const near = apart.findIndex(({ box }) => overlaps(box, joined.box))
      if (near < 0) break
      joined = gather([...apart.splice(near, 1)[0]!.members, ...joined.members], Math.floor(zoom))
    }
    apart.push(joined)
  }
  return [...chosen, ...apart.map(({ middle }) => middle)]
}
