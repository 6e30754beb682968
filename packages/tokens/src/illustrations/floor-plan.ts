import { mix } from './colour.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'

/** The rooms around a free one, as a white model with low walls. */
export const floorPlan = (S: Scene, r: Random, W: number, D: number): void => {
  const L = S.L,
    T = 0.2,
    h = 0.55,
    gap = 1.9
  const m = { top: L.monoTop, left: L.monoLeft, right: L.monoRight }
  for (let i = -3; i <= 3; i++)
    for (let j = -3; j <= 3; j++) {
      if (!i && !j) continue
      const x = i * (W + gap),
        y = j * (D + gap),
        [px, py] = S.P(x + W / 2, y + D / 2),
        ext = W * S.s * 0.95
      if (px < -ext || px > S.w + ext || py < -ext || py > S.h + ext) continue
      S.flat.push(
        S.rectZ(0, x, y, x + W, y + D, mix(L.ground, L.night ? '#9fd0c4' : '#ffffff', L.night ? 0.05 : 0.34)),
      )
      const hh = i + j < 0 ? h * 1.6 : h * 0.7,
        wl = (a: number, b: number, w: number, d: number) => {
          S.shadow(a, b, a + w, b + d, hh)
          S.add([a, b, 0, a + w, b + d, hh], S.box(a, b, 0, w, d, hh, L.mono, m))
        }
      wl(x, y, W, T)
      wl(x, y + T, T, D - T)
      if (r.yes(0.7)) wl(x + W - T, y + T, T, (D - T) * 0.62)
      wl(x + T, y + D - T, W * 0.5, T)
      for (let k = 0; k < 3; k++) {
        const bw = r.n(0.8, 1.9),
          bd = r.n(0.7, 1.2),
          bx = x + 0.6 + ((W - 2.6) * k) / 3,
          by = y + 0.8 + r.n(0, D - 3)
        const bh = r.n(0.35, 0.75)
        S.shadow(bx, by, bx + bw, by + bd, bh)
        S.add([bx, by, 0, bx + bw, by + bd, bh], S.box(bx, by, 0, bw, bd, bh, L.mono, m))
      }
    }
}
