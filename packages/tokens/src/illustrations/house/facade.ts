import { type Hex, mix } from '../colour.ts'
import { awningX } from '../pieces/awnings.ts'
import { winX, winY } from '../pieces/windows.ts'
import type { House } from './house.ts'

/** The walls: corrugated iron or plaster with a cornice per floor. */
export const walls = ({ S, x, y, X, Y, dx, dy, h, fl, fh, col, trim }: House, corr: boolean): string => {
  const L = S.L
  let s = S.box(x, y, 0, dx, dy, h, col)
  if (corr)
    s +=
      S.lines(
        [x, Y, 0.5],
        [X, Y, 0.5],
        [X, Y, h],
        [x, Y, h],
        Math.round(dx / 0.28),
        L.sh,
        1,
        ' opacity=".16"',
      ) +
      S.lines([X, y, 0.5], [X, Y, 0.5], [X, Y, h], [X, y, h], Math.round(dy / 0.28), L.sh, 1, ' opacity=".2"')
  else
    s += S.path(
      Array.from({ length: fl - 1 }, (_, i) => [
        [x, Y, (i + 1) * fh],
        [X, Y, (i + 1) * fh],
        [X, y, (i + 1) * fh],
      ]),
      L.left(trim),
      3,
    )
  s +=
    S.rectY(Y, x, X, 0, 0.45, L.left(mix(col, '#3b3a38', 0.6))) +
    S.rectX(X, y, Y, 0, 0.45, L.right(mix(col, '#3b3a38', 0.6)))
  return s
}

/** Windows floor by floor; a shop takes the ground floor's right side. */
export const windows = (
  { S, r, x, y, X, Y, dx, dy, fl, fh, trim, dX }: House,
  shop: boolean,
  shut: Hex | null,
): string => {
  let s = ''
  for (let f = 0; f < fl; f++) {
    const z = f * fh + 1.05,
      nY = Math.max(2, Math.round(dx / 2.5)),
      nX = Math.max(2, Math.round(dy / 2.4))
    for (let i = 0; i < nY; i++) {
      const c = x + (dx * (i + 0.5)) / nY
      if (f === 0 && Math.abs(c - (dX + 0.6)) < 1.35) continue
      s += winY(S, Y, c - 0.52, c + 0.52, z, z + 1.25, trim, {
        h: 1,
        m: 2,
        shut: shut && dx / nY > 2.2 ? shut : null,
        lit: r.yes(0.6),
      })
    }
    if (f === 0 && shop) {
      const a = y + 0.6,
        b = Y - 0.7
      s +=
        winX(S, X, a, b, 0.6, 2.2, '#243b37', { m: 4, sill: false }) +
        awningX(S, X, a - 0.2, b + 0.2, 2.75, r.pick(['#e8654a', '#2f9c8a', '#f2b84b', '#8f7fd6']))
    } else
      for (let i = 0; i < nX; i++) {
        const c = y + (dy * (i + 0.5)) / nX
        s += winX(S, X, c - 0.52, c + 0.52, z, z + 1.25, trim, { h: 1, m: 2, lit: r.yes(0.6) })
      }
  }
  return s
}

export const door = ({ S, r, Y, dX, col, trim }: House): string => {
  const L = S.L
  let s = ''
  const dc = r.pick(['#c94f3d', '#2c6d66', '#243b37', '#4b5fa8', '#f2b84b'].filter((c) => c !== col))
  s +=
    S.rectY(Y, dX - 0.12, dX + 1.32, 0, 2.45, L.left(trim)) +
    S.rectY(Y, dX, dX + 1.2, 0, 2.3, L.left(dc)) +
    S.rectY(Y, dX + 0.2, dX + 1, 1.3, 2.05, L.glassL) +
    S.box(dX - 0.3, Y, 0, 1.8, 0.6, 0.22, '#e4dcca')
  s += S.box(dX - 0.4, Y, 2.6, 2, 0.9, 0.12, trim)
  return s
}

/** A closed balcony of wood, on some houses with an upper floor. */
export const balcony = ({ S, r, x, Y, dx, dX, fl, fh }: House): string => {
  const L = S.L
  let s = ''
  if (fl > 1 && r.yes(0.55)) {
    const a = x + dx * (dX > x + dx / 2 ? 0.08 : 0.52),
      b = a + dx * 0.38,
      z = fh + 0.25,
      wood = '#8a5a3c'
    s +=
      S.box(a, Y, z, b - a, 0.85, 2.15, wood) +
      winY(S, Y + 0.85, a + 0.25, b - 0.25, z + 0.95, z + 1.9, '#6f4630', { m: 4, sill: false }) +
      S.lines(
        [a + 0.2, Y + 0.85, z + 0.15],
        [b - 0.2, Y + 0.85, z + 0.15],
        [b - 0.2, Y + 0.85, z + 0.75],
        [a + 0.2, Y + 0.85, z + 0.75],
        9,
        L.sh,
        1.4,
        ' opacity=".5"',
      ) +
      winX(S, b, Y + 0.18, Y + 0.68, z + 0.95, z + 1.9, '#6f4630', { m: 1, sill: false })
  }
  return s
}
