import { type Hex } from '../../colour.ts'
import type { Scene } from '../../scene.ts'
import type { Furniture } from '../furniture.ts'
import type { Room } from '../room.ts'

const monitor = (S: Scene, acc: Hex, x: number, y: number, z: number): string => {
  const L = S.L
  return (
    S.box(x + 0.35, y + 0.12, z, 0.2, 0.1, 0.12, '#3d3a36') +
    S.box(x, y + 0.12, z + 0.1, 0.9, 0.06, 0.5, '#2a3432') +
    S.rectY(y + 0.181, x + 0.05, x + 0.85, z + 0.15, z + 0.55, L.night ? '#bfe9e0' : '#cfe9e4') +
    S.rectY(y + 0.182, x + 0.12, x + 0.5, z + 0.4, z + 0.46, L.left(acc)) +
    S.rectY(y + 0.182, x + 0.12, x + 0.68, z + 0.28, z + 0.33, L.left('#8fb3ad'))
  )
}

const laptop = (S: Scene, x: number, y: number, z: number): string => {
  const L = S.L
  return (
    S.box(x, y, z, 0.5, 0.36, 0.03, '#c9ccc4') +
    S.poly(
      [
        [x, y, z + 0.03],
        [x + 0.5, y, z + 0.03],
        [x + 0.5, y - 0.1, z + 0.38],
        [x, y - 0.1, z + 0.38],
      ],
      '#dff2ee',
    ) +
    S.poly(
      [
        [x + 0.04, y - 0.01, z + 0.06],
        [x + 0.46, y - 0.01, z + 0.06],
        [x + 0.46, y - 0.09, z + 0.34],
        [x + 0.04, y - 0.09, z + 0.34],
      ],
      L.base('#6fb8aa'),
    )
  )
}

/** Two desks, screens, shelves. */
export const office = (
  { S, W, D, wx1 }: Room,
  { wood, acc, shelf, table, chair, plant, lamp }: Furniture,
): void => {
  shelf(0.15 + (wx1 > W - 2.2 ? 0 : W - 2.2), 0.05, 1.7, 2.1)
  table(
    2.1,
    1.35,
    1.9,
    0.85,
    0.74,
    wood,
    monitor(S, acc, 2.6, 1.4, 0.8) + S.box(2.25, 1.9, 0.8, 0.2, 0.2, 0.14, acc),
  )
  chair(2.8, 2.5, acc, 'y')
  table(4.0, 3.1, 2, 0.95, 0.74, '#f4efe2', laptop(S, 4.3, 3.5, 0.8) + laptop(S, 5.2, 3.5, 0.8))
  chair(4.3, 4.35, acc, 'y')
  chair(5.2, 4.35, '#f4efe2', 'y')
  plant(0.55, 0.55, 1.25)
  plant(W - 0.5, D - 0.6, 0.8, '#f2b84b')
  lamp(3, 1.8, acc)
  lamp(5, 3.5, acc)
}
