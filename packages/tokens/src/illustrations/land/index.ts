import { mix } from '../colour.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { backWalls, planting, stakes } from './bounds.ts'
import { ground } from './ground.ts'
import type { Ground, Land } from './land.ts'
import { possibleUse } from './uses.ts'

/**
 * Draws land with what could be built on it. The order of the random draws determines the picture, so it must
 * not change.
 */
export const drawLand = (S: Scene, r: Random, W: number, D: number): void => {
  const L = S.L
  const mode = r.pick<Ground>(['pasto', 'tierra', 'huerto', 'desierto', 'pasto'])
  const base = mode === 'pasto' ? L.grass : mode === 'desierto' ? mix(L.earth, '#f3d9a8', 0.5) : L.earth
  const land: Land = { S, r, W, D, mode, base }
  ground(land)
  backWalls(land)
  planting(land)
  possibleUse(land)
  stakes(land)
}
