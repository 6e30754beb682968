import { type Hex, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'

export const car = (S: Scene, x: number, y: number, c: Hex): void => {
  const L = S.L,
    W = 1.8,
    D = 4.1
  S.shadow(x, y, x + W, y + D, 1.1)
  let s = S.box(x + 0.05, y + 0.05, 0, W - 0.1, D - 0.1, 0.3, '#2a3432') + S.box(x, y, 0.22, W, D, 0.6, c)
  const i = [x + 0.12, y + 1, W - 0.24, 2.1] as const
  s +=
    S.box(i[0], i[1], 0.82, i[2], i[3], 0.55, c) +
    S.rectY(i[1] + i[3], i[0] + 0.12, i[0] + i[2] - 0.12, 0.88, 1.28, L.glassR) +
    S.rectX(i[0] + i[2], i[1] + 0.12, i[1] + i[3] - 0.12, 0.88, 1.28, mix(L.glassR, L.sh, 0.35))
  s +=
    S.rectY(y + D, x + 0.15, x + 0.5, 0.45, 0.62, '#fff3c8') +
    S.rectY(y + D, x + W - 0.5, x + W - 0.15, 0.45, 0.62, '#fff3c8')
  S.add([x, y, 0, x + W, y + D, 1.4], s)
}

export const truck = (S: Scene, x: number, y: number, c: Hex): void => {
  const L = S.L
  S.shadow(x, y, x + 2.3, y + 6.6, 2.7)
  const s =
    S.box(x + 0.1, y + 0.1, 0, 2.1, 6.4, 0.5, '#2a3432') +
    S.box(x, y, 0.5, 2.3, 4.6, 2.5, '#f4f3ec') +
    S.rectX(x + 2.3, y + 0.4, y + 4.2, 1.3, 2, L.right(c)) +
    S.box(x + 0.08, y + 4.7, 0.4, 2.14, 1.8, 1.75, c) +
    S.rectY(y + 6.5, x + 0.25, x + 2.05, 1.2, 2, L.glassL) +
    S.rectX(x + 2.22, y + 5.1, y + 6.2, 1.2, 1.95, L.glassR) +
    S.rectY(y + 6.5, x + 0.2, x + 0.6, 0.6, 0.85, '#fff3c8') +
    S.rectY(y + 6.5, x + 1.7, x + 2.1, 0.6, 0.85, '#fff3c8')
  S.add([x, y, 0, x + 2.3, y + 6.6, 3.1], s)
}

export const container = (S: Scene, x: number, y: number, c: Hex, z = 0): void => {
  const W = 2.4,
    D = 6
  if (!z) S.shadow(x, y, x + W, y + D, 2.5)
  const L = S.L
  S.add(
    [x, y, z, x + W, y + D, z + 2.5],
    S.box(x, y, z, W, D, 2.5, c) +
      S.lines(
        [x, y + D, z + 0.15],
        [x + W, y + D, z + 0.15],
        [x + W, y + D, z + 2.35],
        [x, y + D, z + 2.35],
        9,
        L.sh,
        1.2,
      ) +
      S.lines(
        [x + W, y, z + 0.15],
        [x + W, y + D, z + 0.15],
        [x + W, y + D, z + 2.35],
        [x + W, y, z + 2.35],
        22,
        L.sh,
        1.2,
      ),
  )
}
