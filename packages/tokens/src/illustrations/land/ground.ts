import { mix } from '../colour.ts'
import { type Point, nth, r1 } from '../maths.ts'
import { LEAF } from '../palette.ts'
import type { Land } from './land.ts'

/** Soil, tufts, the rows of an orchard or a path. */
export const ground = ({ S, r, W, D, mode, base }: Land): void => {
  const L = S.L
  S.flat.push(S.rectZ(0, 0, 0, W, D, L.base(base)))
  const blobs: string[] = []
  for (let i = 0; i < 9; i++) {
    const [a, b] = S.P(r.n(2.5, W - 2.5), r.n(2, D - 2))
    blobs.push(
      `<ellipse cx="${r1(a)}" cy="${r1(b)}" rx="${r1(r.n(1, 2.4) * S.s)}" ry="${r1(r.n(0.5, 1.2) * S.s)}" fill="${L.base(i % 3 ? mix(base, L.li, 0.35) : mix(base, L.sh, 0.12))}" opacity=".65"/>`,
    )
  }
  S.flat.push(blobs.join(''))
  const tuft: Point[][] = []
  for (let i = 0; i < (mode === 'desierto' ? 26 : 80); i++) {
    const x = r.n(0.4, W - 0.4),
      y = r.n(0.4, D - 0.4)
    tuft.push(
      [
        [x - 0.12, y + 0.12, 0.26],
        [x, y, 0],
        [x + 0.03, y - 0.03, 0.36],
      ],
      [
        [x, y, 0],
        [x + 0.2, y - 0.2, 0.22],
      ],
    )
  }
  S.flat.push(
    S.path(tuft, mix(L.base(mode === 'desierto' ? '#a98d5a' : '#5f9a55'), L.sh, 0.15), 1.4, ' opacity=".75"'),
  )
  if (mode === 'huerto') {
    for (let x = 2; x < W * 0.62; x += 1.5) {
      S.flat.push(S.rectZ(0, x, 2, x + 0.8, D - 3, L.base(mix(L.earth, '#7a4f35', 0.5))))
      for (let y = 2.5; y < D - 3; y += 1.15)
        S.add(
          [x, y - 0.3, 0, x + 0.8, y + 0.3, 0.5],
          S.blob(x + 0.4, y, 0.25, r.n(0.28, 0.42), nth(LEAF, Math.floor(x * 0.7))),
        )
    }
  }
  if (mode !== 'huerto') {
    const a = r.n(W * 0.45, W * 0.6)
    S.flat.push(
      S.poly(
        [
          [a, D, 0],
          [a + 2.2, D, 0],
          [a + 1.2, D * 0.55, 0],
          [a + 2.6, D * 0.28, 0],
          [a + 1.4, D * 0.24, 0],
          [a - 0.4, D * 0.55, 0],
        ],
        L.base(mix(base, '#f4e6c8', 0.7)),
      ),
    )
  }
}
