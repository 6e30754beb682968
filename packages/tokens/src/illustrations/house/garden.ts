import { FACADE } from '../palette.ts'
import { flatRoof } from '../pieces/flat-roof.ts'
import { parasol } from '../pieces/parasol.ts'
import { shrub } from '../pieces/shrubs.ts'
import { type TreeKind, tree } from '../pieces/trees.ts'
import { car } from '../pieces/vehicles.ts'
import { winX } from '../pieces/windows.ts'
import type { House } from './house.ts'

/** A low workshop next to some houses. */
export const annexe = ({ S, r, W, X, y, dy, col, trim }: House): void => {
  const L = S.L
  if (r.yes(0.55) && X + 3.2 < W - 0.3) {
    const ax = X,
      ay = y,
      aw = Math.min(3.6, W - X - 0.5),
      ad = dy * 0.62,
      c2 = r.pick(FACADE.filter((k) => k !== col))
    const t =
      S.box(ax, ay, 0, aw, ad, 2.6, c2) +
      S.lines(
        [ax, ay + ad, 0.3],
        [ax + aw, ay + ad, 0.3],
        [ax + aw, ay + ad, 2.6],
        [ax, ay + ad, 2.6],
        12,
        L.sh,
        1,
        ' opacity=".18"',
      ) +
      S.rectY(ay + ad, ax + 0.5, ax + aw - 0.5, 0, 2.1, L.left('#e4dcca')) +
      S.path(
        [0.5, 0.9, 1.3, 1.7].map((z) => [
          [ax + 0.5, ay + ad, z],
          [ax + aw - 0.5, ay + ad, z],
        ]),
        L.sh,
        1,
        ' opacity=".3"',
      ) +
      winX(S, ax + aw, ay + 0.8, ay + ad - 0.8, 1, 1.9, trim) +
      flatRoof(S, ax, ay, aw, ad, 2.601, c2, '#cfc6b4')
    S.shadow(ax, ay, ax + aw, ay + ad, 2.6)
    S.add([ax, ay, 0, ax + aw, ay + ad, 2.7], t)
  }
}

/** The front garden: tables, a car or trees. */
export const garden = ({ S, r, W, D, dX }: House): void => {
  if (r.yes(0.5)) {
    parasol(S, W - 2, D - 4.2, r.pick(['#e8654a', '#2f9c8a', '#8f7fd6']))
    if (r.yes()) parasol(S, W - 2, D - 7, r.pick(['#e8654a', '#f2b84b', '#2f9c8a']))
  } else if (r.yes(0.6)) car(S, W - 2.6, D - 5.2, r.pick(['#c94f3d', '#5ba3c4', '#f4f3ec', '#2f9c8a']))
  else tree(S, r, W - 2, D - 4.6, 1)
  tree(S, r, dX > W / 2 - 2 ? 1.6 : dX + 3.6, D - 1.7, 0.95)
  if (r.yes(0.7)) shrub(S, r, dX - 0.7, D - 0.8, 0.42)
  shrub(S, r, dX + 1.9, D - 0.8, 0.42)
  if (r.yes()) tree(S, r, W - 1.3, 1.6, 0.9, r.pick<TreeKind>(['alamo', 'jaca', 'palm']))
}
