/** '#rrggbb'. */
export type Hex = string

const channels = (c: Hex) => [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16))
const toHex = (a: number[]): Hex =>
  `#${a
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const linear = (v: number) => (v / 255) ** 2
const encoded = (v: number) => 255 * v ** 0.5

/** Mixes a share `t` of `b` into `a`, in linear light rather than sRGB values. */
export const mix = (a: Hex, b: Hex, t: number): Hex => {
  const other = channels(b)
  return toHex(channels(a).map((v, i) => encoded(linear(v) * (1 - t) + linear(other[i] ?? 0) * t)))
}
