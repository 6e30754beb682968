import type { Hex } from '../colour.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'

export type Ground = 'pasto' | 'tierra' | 'huerto' | 'desierto'

/** A plot of land, shared by the functions that draw its parts. */
export interface Land {
  S: Scene
  r: Random
  W: number
  D: number
  mode: Ground
  base: Hex
}
