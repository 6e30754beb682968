import type { Hex } from '../colour.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'

/** Height of its walls, and how thick they are. */
export const H = 2.85
export const T = 0.22

/** A room that is cut open, shared by the functions that draw its parts. */
export interface Room {
  S: Scene
  r: Random
  W: number
  D: number
  wall: Hex
  /** The lower part of the walls. */
  wains: Hex
  floor: Hex
  /** The cut through the walls. */
  poche: Hex
  /** Its window, in the wall that faces left. */
  wx0: number
  wx1: number
  wz0: number
  wz1: number
  /** How many panes. */
  nm: number
}
