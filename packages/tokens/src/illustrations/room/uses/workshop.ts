import { nth } from '../../maths.ts'
import type { Furniture } from '../furniture.ts'
import type { Room } from '../room.ts'

/** A carpenter's bench, planks, boxes. */
export const workshop = ({ S, W }: Room, { wood, acc, legs, table, chair, plant, lamp }: Furniture): void => {
  table(
    1.9,
    0.4,
    3,
    0.9,
    0.9,
    wood,
    S.box(2.1, 0.6, 0.96, 0.5, 0.3, 0.25, '#c94f3d') +
      S.box(3.2, 0.6, 0.96, 0.9, 0.35, 0.12, '#e2c9a2') +
      S.box(4.3, 0.5, 0.96, 0.25, 0.4, 0.4, '#3d5a57'),
  )
  S.shadow(2.8, 2.8, 5.2, 4.1, 0.8)
  S.add(
    [2.8, 2.8, 0, 5.2, 4.1, 1.2],
    legs(2.8, 2.8, 2.4, 1.3, 0.84, '#5a4632') +
      S.box(2.8, 2.8, 0.8, 2.4, 1.3, 0.14, '#d2a06a') +
      S.box(3.1, 3, 0.94, 1.6, 0.3, 0.08, '#e8c48c') +
      S.box(3.3, 3.5, 0.94, 1.5, 0.25, 0.08, '#c79a63'),
  )
  for (let i = 0; i < 5; i++)
    S.add(
      [W - 0.5 - i * 0.14, 0.1, 0, W - 0.4 - i * 0.14, 0.25, 2.3],
      S.box(
        W - 0.5 - i * 0.17,
        0.08,
        0,
        0.1,
        0.12,
        1.6 + ((i * 7) % 4) * 0.2,
        nth(['#d2a06a', '#b97b4a', '#e2c9a2'], i % 3),
      ),
    )
  chair(5.5, 3.1, acc)
  S.addBox(0.4, 2.4, 0, 0.8, 0.8, 0.7, '#d9b07a')
  S.addBox(0.45, 2.45, 0.7, 0.7, 0.7, 0.6, '#c28d56')
  plant(0.55, 0.6, 1.1, '#2f9c8a')
  lamp(3.3, 1.1, '#f2b84b')
  lamp(4.1, 3.4, '#f2b84b')
}
