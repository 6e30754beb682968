/** A place in the picture's world: metres to the right, towards the viewer's left, and up. */
export type Point = readonly [x: number, y: number, z: number]

/** From the lowest to the highest corner of a solid. */
export type Bounds = readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number]

/** The isometric view looks along axes 30° off the horizontal. */
export const C30 = Math.cos(Math.PI / 6)

/** One decimal is finer than a pixel and keeps the drawing small. */
export const r1 = (n: number): number => Math.round(n * 10) / 10

export const lerp = (p: Point, q: Point, t: number): Point => [
  p[0] + (q[0] - p[0]) * t,
  p[1] + (q[1] - p[1]) * t,
  p[2] + (q[2] - p[2]) * t,
]

/** The element at an index that may run past the end: it begins again. */
export const nth = <T>(list: readonly T[], index: number): T => list[index % list.length] as T
