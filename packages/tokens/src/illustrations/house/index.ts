import { mix } from '../colour.ts'
import { FACADE, ROOF } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { balcony, door, walls, windows } from './facade.ts'
import { annexe, garden } from './garden.ts'
import type { House } from './house.ts'
import { lowWalls, pathToDoor, plot } from './plot.ts'
import { type RoofKind, roofOf } from './roof.ts'

/**
 * Draws a whole property: a house of one to three floors with its garden. The order of the random draws
 * determines the picture, so it must not change.
 */
export const drawHouse = (S: Scene, r: Random, W: number, D: number): void => {
  const col = r.pick(FACADE)
  const roof = r.pick(ROOF)
  const trim = r.pick(['#fbf7ec', '#fbf7ec', '#243b37', '#fff1cf'])
  const yard = r.pick(['grass', 'grass', 'paved'])
  const pave = mix(S.L.bg, '#e9dcc4', 0.75)
  plot(S, r, W, D, yard, pave)
  const fl = r.pick([1, 2, 2, 2, 3])
  const fh = 2.9
  const dx = r.n(6.6, 8.6)
  const dy = r.n(5.6, 7.2)
  const [x, y, h] = [1.1, 1, fl * fh]
  const [X, Y] = [x + dx, y + dy]
  const kind = r.pick<RoofKind>(fl === 3 ? ['flat', 'gx', 'hip'] : ['gx', 'gy', 'hip', 'flat', 'gx'])
  const corr = r.yes(0.55)
  const shop = r.yes(0.5)
  const shut = r.yes(0.4) ? r.pick(['#2c6d66', '#c94f3d', '#4b5fa8']) : null
  const dX = x + dx * r.pick([0.22, 0.5, 0.75])
  const house: House = { S, r, W, D, x, y, X, Y, dx, dy, h, fl, fh, col, roof, trim, pave, dX }
  pathToDoor(house)
  let s = walls(house, corr) + windows(house, shop, shut) + door(house)
  const washing = r.yes(0.5)
  s += balcony(house)
  const covered = roofOf(house, kind, washing)
  S.shadow(x, y, X, Y, h + 0.6)
  S.add([x, y, 0, X, Y, covered.top + 1], s + covered.s)
  annexe(house)
  garden(house)
  lowWalls(house)
}
