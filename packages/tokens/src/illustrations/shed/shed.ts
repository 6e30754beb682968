import type { Hex } from '../colour.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'

/** A shed, shared by the functions that draw its parts. */
export interface Shed {
  S: Scene
  r: Random
  /** Its walls, from (x, y) to (X, Y), h high. */
  x: number
  y: number
  X: number
  Y: number
  dx: number
  dy: number
  h: number
  col: Hex
  roof: Hex
}

/** A roof and how far it rises over the walls. */
export interface ShedRoof {
  s: string
  rise: number
}
