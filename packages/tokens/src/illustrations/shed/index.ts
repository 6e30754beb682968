import { mix } from '../colour.ts'
import { gable } from '../pieces/gable.ts'
import { tree } from '../pieces/trees.ts'
import { truck } from '../pieces/vehicles.ts'
import { winX } from '../pieces/windows.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { type ShedRoofKind, roofOf } from './roofs.ts'
import type { Shed } from './shed.ts'
import { gates, walls, windows } from './walls.ts'
import { slab, yard } from './yard.ts'

/**
 * Draws a shed with its yard. The order of the random draws determines the picture, so it must not change.
 */
export const drawShed = (S: Scene, r: Random, W: number, D: number): void => {
  const col = r.pick(['#2f9c8a', '#e8654a', '#8d9a98', '#5ba3c4', '#f2b84b', '#e9e1d0', '#c94f3d', '#8f7fd6'])
  const roof = r.pick(['#c9ccc4', '#8d9a98', '#3d5a57', '#d9d6c8', '#b5523b'])
  slab(S, W, D)
  const dx = r.n(14.5, 17.5)
  const dy = r.n(10, 11.6)
  const [x, y] = [0.8, 0.8]
  const h = r.n(4.4, 5.6)
  const [X, Y] = [x + dx, y + dy]
  const kind = r.pick<ShedRoofKind>(['gx', 'gy', 'saw', 'vault', 'gx'])
  const shed: Shed = { S, r, x, y, X, Y, dx, dy, h, col, roof }
  const s = walls(shed) + gates(shed) + windows(shed)
  const covered = roofOf(shed, kind)
  S.shadow(x, y, X, Y, h + 0.8)
  S.add([x, y, 0, X, Y, h + covered.rise + 0.8], s + covered.s)
  yard(shed, W, D)
}

/** Draws a compact shed, for panoramas. */
export const drawSmallShed = (S: Scene, r: Random, W: number, D: number): void => {
  const L = S.L,
    col = r.pick(['#2f9c8a', '#e8654a', '#5ba3c4', '#8f7fd6']),
    roof = '#d9d6c8'
  S.flat.push(S.rectZ(0, 0, 0, W, D, L.base(mix(L.bg, '#d9d4c6', 0.8))))
  const x = 0.8,
    y = 0.6,
    dx = 12.4,
    dy = 6.2,
    h = 3.6,
    X = x + dx,
    Y = y + dy
  let s =
    S.box(x, y, 0, dx, dy, h, col, { noTop: true }) +
    S.lines([x, Y, 0.4], [X, Y, 0.4], [X, Y, h], [x, Y, h], 28, L.sh, 1, ' opacity=".2"') +
    S.lines([X, y, 0.4], [X, Y, 0.4], [X, Y, h], [X, y, h], 20, L.sh, 1, ' opacity=".24"')
  for (const a of [2, 7.4])
    s +=
      S.rectY(Y, x + a - 0.2, x + a + 3, 0, 3, L.left('#fbf7ec')) +
      S.rectY(Y, x + a, x + a + 2.8, 0, 2.8, a < 4 ? mix(L.sh, '#000000', 0.2) : L.left('#dfe3dd'))
  for (const c of [1.7, 4.5])
    s += winX(S, X, y + c - 0.8, y + c + 0.8, 1.9, 2.8, '#fbf7ec', { m: 3, sill: false })
  s += gable(S, 'x', {
    x: x,
    y: y,
    dx: dx,
    dy: dy,
    z: h,
    rise: 1.9,
    ov: 0.4,
    c: roof,
    wall: col,
    corr: 0.6,
  }).s
  S.shadow(x, y, X, Y, h + 0.6)
  S.add([x, y, 0, X, Y, h + 2], s)
  truck(S, x + 8.2, Y + 0.3, '#f2b84b')
  tree(S, r, W - 1.6, 3, 1)
  tree(S, r, W - 1.6, D - 3, 1.1)
}
