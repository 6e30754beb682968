import type { Hex } from '../colour.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'

/** The dimensions and colours of a house on its plot, shared by the functions that draw its parts. */
export interface House {
  S: Scene
  r: Random
  /** The plot. */
  W: number
  D: number
  /** Its walls, from (x, y) to (X, Y), h high. */
  x: number
  y: number
  X: number
  Y: number
  dx: number
  dy: number
  h: number
  /** Floors and the height of one. */
  fl: number
  fh: number
  col: Hex
  roof: Hex
  trim: Hex
  pave: Hex
  /** Where its door begins. */
  dX: number
}
