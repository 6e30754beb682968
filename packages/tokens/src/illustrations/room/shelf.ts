import { type Hex, mix } from '../colour.ts'
import { r1 } from '../maths.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'

/** Shelves of books, or of pots. */
export const shelfOf =
  (S: Scene, r: Random, wood: Hex) =>
  (x: number, y: number, w: number, h: number, mode?: 'potes'): void => {
    const L = S.L
    const d = 0.42
    let s = S.rectY(y + 0.02, x, x + w, 0, h, L.right(mix(wood, '#3a2c20', 0.2)))
    const nl = 4
    for (let i = 0; i < nl; i++) {
      const z = (h * i) / nl
      s += S.box(x, y, z, w, d, 0.06, wood)
      let p = x + 0.12
      while (p < x + w - 0.35) {
        const q = r.n(0.12, 0.36),
          hh = r.n(0.2, h / nl - 0.16),
          c = r.pick(['#e8654a', '#f2b84b', '#2f9c8a', '#8f7fd6', '#f4efe2', '#5ba3c4', '#f0a7a0'])
        if (mode === 'potes') {
          const [a, b] = S.P(p + 0.14, y + 0.22, z + 0.06),
            R = 0.15 * S.s,
            Hh = hh * S.s * 0.8
          s += `<path d="M${r1(a - R * 0.55)} ${r1(b - Hh)}Q${r1(a - R * 1.5)} ${r1(b - Hh * 0.45)} ${r1(a - R * 0.7)} ${r1(b)}h${r1(R * 1.4)}Q${r1(a + R * 1.5)} ${r1(b - Hh * 0.45)} ${r1(a + R * 0.55)} ${r1(b - Hh)}z" fill="${L.left(c)}"/><path d="M${r1(a)} ${r1(b - Hh)}V${r1(b)}h${r1(R * 0.7)}Q${r1(a + R * 1.5)} ${r1(b - Hh * 0.45)} ${r1(a + R * 0.55)} ${r1(b - Hh)}z" fill="${L.right(c)}" opacity=".7"/>`
          p += 0.42
        } else {
          s += S.box(p, y + 0.06, z + 0.06, q, 0.3, hh, c)
          p += q + (r.yes(0.2) ? 0.2 : 0.02)
        }
      }
    }
    s +=
      S.box(x, y, h, w, d, 0.06, wood) +
      S.box(x + w - 0.05, y, 0, 0.05, d, h, wood, { noTop: true }) +
      S.box(x, y, 0, 0.05, d, h, wood, { noTop: true })
    S.shadow(x, y, x + w, y + d, h * 0.4)
    S.add([x, y, 0, x + w, y + d, h + 0.1], s)
  }
