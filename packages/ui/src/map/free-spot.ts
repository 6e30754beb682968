import { type Box, markerBox, overlaps, type Size } from './marker-box.ts'

/** In px: how far from where a marker is wanted others are tried. */
const steps = [0, 24, 48, 72, 96, 120, 144]
const shifts = steps.flatMap((down) =>
  steps.flatMap((right) =>
    [-1, 1].flatMap((one) => [-1, 1].map((other) => [right * one, down * other] as const)),
  ),
)
const nearest = shifts.toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other))

/**
 * Returns where a marker is to point to, as near to a wanted place as nothing covers it there; that place itself when
 * everything is covered. All is in px from the upper left corner of the map.
 */
export const freeSpot = (
  size: Size,
  map: Size,
  wanted: { x: number; y: number },
  floats: readonly Box[],
): { x: number; y: number } => {
  const spots = nearest.map(([right, down]) => ({ x: wanted.x + right, y: wanted.y + down }))
  const free = spots.find((spot) => {
    const box = markerBox(size, spot)
    const inside = box.left >= 0 && box.top >= 0 && box.right <= map.width && box.bottom <= map.height
    return inside && !floats.some((float) => overlaps(float, box))
  })
  return free ?? wanted
}
