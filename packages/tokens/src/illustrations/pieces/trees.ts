import { r1 } from '../maths.ts'
import { LEAF } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'

export type TreeKind = 'round' | 'jaca' | 'alamo' | 'naranjo' | 'palm'

const poplar = (S: Scene, r: Random, x: number, y: number, k: number): void => {
  const L = S.L
  const h = r.n(4.2, 6) * k,
    [a, b] = S.P(x, y, h / 2 + 0.4),
    R = 0.85 * k * S.s,
    H = h * 0.5 * S.s,
    c = L.left('#4d9a5c')
  S.shadow(x - 0.4, y - 0.4, x + 0.4, y + 0.4, h * 0.8)
  S.add(
    [x - 0.6 * k, y - 0.6 * k, 0, x + 0.6 * k, y + 0.6 * k, h],
    S.path(
      [
        [
          [x, y, 0],
          [x, y, 1],
        ],
      ],
      L.left('#7a5540'),
      0.2 * S.s,
    ) +
      `<ellipse cx="${r1(a)}" cy="${r1(b)}" rx="${r1(R)}" ry="${r1(H)}" fill="${L.right('#4d9a5c')}"/><ellipse cx="${r1(a - R * 0.2)}" cy="${r1(b)}" rx="${r1(R * 0.74)}" ry="${r1(H * 0.93)}" fill="${c}"/><ellipse cx="${r1(a - R * 0.36)}" cy="${r1(b - H * 0.2)}" rx="${r1(R * 0.34)}" ry="${r1(H * 0.6)}" fill="${L.top('#4d9a5c')}"/>`,
  )
}

const palm = (S: Scene, r: Random, x: number, y: number, k: number): void => {
  const L = S.L
  const h = r.n(4, 6) * k,
    n = 9,
    o = [
      S.path(
        [
          [
            [x, y, 0],
            [x + 0.12, y, h * 0.6],
            [x, y, h],
          ],
        ],
        L.left('#a07a55'),
        0.26 * S.s * k,
      ),
    ]
  const [a, b] = S.P(x, y, h)
  for (let i = 0; i < n; i++) {
    const th = (i / n) * Math.PI * 2 + 0.3,
      R = 1.7 * k * S.s,
      ex = a + Math.cos(th) * R,
      ey = b + Math.sin(th) * R * 0.45 + R * 0.35,
      mx = a + Math.cos(th) * R * 0.55,
      my = b + Math.sin(th) * R * 0.3 - R * 0.28
    o.push(
      `<path d="M${r1(a)} ${r1(b)}Q${r1(mx)} ${r1(my)} ${r1(ex)} ${r1(ey)}Q${r1(mx)} ${r1(my + R * 0.24)} ${r1(a)} ${r1(b)}" fill="${i % 3 ? L.left('#3f8f5f') : L.right('#3f8f5f')}"/>`,
    )
  }
  S.shadow(x - 0.5, y - 0.5, x + 0.5, y + 0.5, h)
  S.add([x - 0.5, y - 0.5, 0, x + 0.5, y + 0.5, h + 1], o.join(''))
}

const crowned = (S: Scene, r: Random, x: number, y: number, k: number, kind: TreeKind): void => {
  const L = S.L
  const c = kind === 'jaca' ? '#9a86dc' : kind === 'naranjo' ? '#4f9a55' : r.pick(LEAF),
    h = r.n(1.5, 2.1) * k,
    R = r.n(1, 1.35) * k
  if (kind === 'jaca')
    for (let i = 0; i < 12; i++)
      S.flat.push(
        (() => {
          const [a, b] = S.P(x + r.n(-1.7, 1.7) * k, y + r.n(-1.7, 1.7) * k)
          return `<ellipse cx="${r1(a)}" cy="${r1(b)}" rx="${r1(0.1 * S.s * k)}" ry="${r1(0.06 * S.s * k)}" fill="${L.left('#9a86dc')}"/>`
        })(),
      )
  let s =
    S.path(
      [
        [
          [x, y, 0],
          [x, y, h],
        ],
      ],
      L.right('#8a6248'),
      0.24 * S.s * k,
    ) +
    S.blob(x + 0.35 * k, y - 0.35 * k, h + 0.5 * k, R * 0.8, c) +
    S.blob(x - 0.3 * k, y + 0.3 * k, h + 0.35 * k, R * 0.85, c) +
    S.blob(x, y, h + 1.05 * k, R, c)
  if (kind === 'naranjo')
    for (let i = 0; i < 9; i++) {
      const [a, b] = S.P(x + r.n(-0.8, 0.5) * k, y + r.n(-0.5, 0.8) * k, h + r.n(0.2, 1.6) * k)
      s += `<circle cx="${r1(a)}" cy="${r1(b)}" r="${r1(0.11 * S.s * k)}" fill="${L.base('#f59a2c')}"/>`
    }
  S.shadow(x - R * 0.7, y - R * 0.7, x + R * 0.7, y + R * 0.7, h + 1.2 * k)
  S.add([x - R * 0.55, y - R * 0.55, 0, x + R * 0.55, y + R * 0.55, h + 2 * k], s)
}

/** A tree of one kind, or of any. */
export const tree = (S: Scene, r: Random, x: number, y: number, k = 1, wanted?: TreeKind): void => {
  const kind = wanted ?? r.pick<TreeKind>(['round', 'round', 'jaca', 'alamo', 'round', 'naranjo'])
  if (kind === 'alamo') poplar(S, r, x, y, k)
  else if (kind === 'palm') palm(S, r, x, y, k)
  else crowned(S, r, x, y, k, kind)
}
