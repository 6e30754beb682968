import type { Hex } from '../colour.ts'
import type { Point } from '../maths.ts'
import type { Scene } from '../scene.ts'

/** A table under a parasol. */
export const parasol = (S: Scene, x: number, y: number, c: Hex): void => {
  const L = S.L,
    n = 8,
    R = 1.25,
    z = 2.1,
    o = [
      S.path(
        [
          [
            [x, y, 0],
            [x, y, 2.4],
          ],
        ],
        '#f4efe2',
        3,
      ),
    ]
  const pt = (i: number): Point => [
    x + Math.cos((i / n) * 2 * Math.PI) * R,
    y + Math.sin((i / n) * 2 * Math.PI) * R,
    z,
  ]
  const t = S.box(x - 0.4, y - 0.4, 0.68, 0.8, 0.8, 0.07, '#f4efe2')
  const fr: [near: number, svg: string][] = []
  for (let i = 0; i < n; i++) {
    const a = pt(i),
      b = pt(i + 1)
    fr.push([
      a[0] + b[0] + a[1] + b[1],
      S.poly(
        [a, b, [x, y, z + 0.55]],
        L.shade(i % 2 ? c : '#f7f2e6', (a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y, 1.1),
      ),
    ])
  }
  fr.sort((p, q) => p[0] - q[0])
  S.shadow(x - 1, y - 1, x + 1, y + 1, 1.6)
  S.add([x - 0.5, y - 0.5, 0, x + 0.5, y + 0.5, 2.7], t + o.join('') + fr.map((f) => f[1]).join(''))
}
