import { mix } from '../colour.ts'
import { TAPE } from '../palette.ts'
import { winX } from '../pieces/windows.ts'
import type { Shed } from './shed.ts'

/** Corrugated walls on a plinth, sometimes with a light band. */
export const walls = ({ S, r, x, y, X, Y, dx, dy, h, col }: Shed): string => {
  const L = S.L
  let s =
    S.box(x, y, 0, dx, dy, h, col, { noTop: true }) +
    S.lines([x, Y, 0.6], [X, Y, 0.6], [X, Y, h], [x, Y, h], Math.round(dx / 0.42), L.sh, 1, ' opacity=".2"') +
    S.lines(
      [X, y, 0.6],
      [X, Y, 0.6],
      [X, Y, h],
      [X, y, h],
      Math.round(dy / 0.42),
      L.sh,
      1,
      ' opacity=".24"',
    ) +
    S.rectY(Y, x, X, 0, 0.6, L.left('#9b978b')) +
    S.rectX(X, y, Y, 0, 0.6, L.right('#9b978b'))
  if (r.yes(0.6))
    s +=
      S.rectY(Y, x, X, h - 1.25, h - 0.6, L.left('#fbf7ec')) +
      S.rectX(X, y, Y, h - 1.25, h - 0.6, L.right('#fbf7ec'))
  return s
}

/** The gates on the left side, the first one always open, with yellow posts. */
export const gates = ({ S, r, x, Y, dx }: Shed): string => {
  const L = S.L
  let s = ''
  const nd = r.i(2, 3),
    dw = 3
  for (let i = 0; i < nd; i++) {
    const a = x + dx * ((i + 0.5) / nd) - dw / 2,
      open = r.yes(0.45) || i === 0,
      H = 3.1
    s +=
      S.rectY(Y, a - 0.2, a + dw + 0.2, 0, H + 0.2, L.left('#fbf7ec')) +
      S.rectY(
        Y,
        a,
        a + dw,
        0,
        H,
        open ? (L.night ? '#f2b84b' : mix(L.sh, '#000000', 0.25)) : L.left('#dfe3dd'),
      )
    if (open) {
      s +=
        S.rectY(Y, a, a + dw, H - 0.7, H, L.left('#dfe3dd')) +
        S.path(
          [0.15, 0.35, 0.55].map((t) => [
            [a, Y, H - t],
            [a + dw, Y, H - t],
          ]),
          L.sh,
          1,
          ' opacity=".3"',
        )
      s +=
        S.box(a + 0.35, Y - 0.01, 0, 0.9, 0.02, 0.8, '#c79a63') +
        S.rectY(Y, a + 0.45, a + 1.15, 0.8, 1.5, L.left('#d9b07a')) +
        S.rectY(Y, a + 1.5, a + 2.3, 0, 0.9, L.left('#c28d56'))
    } else
      s += S.path(
        [0.5, 1, 1.5, 2, 2.5].map((z) => [
          [a, Y, z],
          [a + dw, Y, z],
        ]),
        L.sh,
        1.1,
        ' opacity=".25"',
      )
    s += S.rectY(Y, a - 0.55, a - 0.3, 0, 1, TAPE) + S.rectY(Y, a + dw + 0.3, a + dw + 0.55, 0, 1, TAPE)
  }
  return s
}

/** The high windows and the door on the right side. */
export const windows = ({ S, r, y, X, Y, dy, h }: Shed): string => {
  const L = S.L
  let s = ''
  const nw = r.i(3, 5)
  for (let i = 0; i < nw; i++) {
    const c = y + (dy * (i + 0.5)) / nw
    s += winX(S, X, c - 0.7, c + 0.7, h - 2.6, h - 1.6, '#fbf7ec', { m: 3, sill: false, lit: r.yes(0.7) })
  }
  s += S.rectX(X, Y - 2.4, Y - 1.2, 0, 2.2, L.right('#243b37'))
  return s
}
