import type { MapGroup, MapPin } from './map-pin.ts'

/** A rectangle in px. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** How wide and high a marker is in px. */
export interface Size {
  width: number
  height: number
}

/** Estimated, because measuring text would need a layout for each movement; wide letters make it too large. */
const letterPx = 8.5
const pinPaddingPx = 22
const clockPx = 20

export const clusterSize: Size = { width: 40, height: 38 }

/** The size of the marker of a pin, or of a group's number. The selected pin is larger. */
export const markerSize = (place: MapPin | MapGroup, selected = false): Size => {
  if (!('id' in place)) return clusterSize
  const width = place.text.length * letterPx + pinPaddingPx + (place.byHour ? clockPx : 0)
  return selected ? { width: width * 1.1, height: 36 } : { width, height: 32 }
}

/** The point of a marker below its rectangle. */
const tipPx = 6

/** The rectangle of a marker that points down to a place, with half of the gap that it keeps to others. */
export const markerBox = ({ width, height }: Size, { x, y }: { x: number; y: number }, gapPx = 4): Box => ({
  left: x - width / 2 - gapPx / 2,
  right: x + width / 2 + gapPx / 2,
  top: y - height - gapPx / 2,
  bottom: y + tipPx + gapPx / 2,
})

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
