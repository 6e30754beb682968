/** A point of the scene in metres: x to the right, y towards the viewer's left, z up. */
export type Point = readonly [x: number, y: number, z: number]

/** From the lowest to the highest corner of a solid. */
export type Bounds = readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number]

/** In the isometric view, the axes lie 30° off the horizontal. */
export const C30 = Math.cos(Math.PI / 6)

/** Rounds to one decimal, which is finer than a pixel and keeps the SVG small. */
export const r1 = (n: number): number => Math.round(n * 10) / 10

export const lerp = (p: Point, q: Point, t: number): Point => [
  p[0] + (q[0] - p[0]) * t,
  p[1] + (q[1] - p[1]) * t,
  p[2] + (q[2] - p[2]) * t,
]

/** Returns the element at an index, wrapping around past the end. */
export const nth = <T>(list: readonly T[], index: number): T => list[index % list.length] as T
