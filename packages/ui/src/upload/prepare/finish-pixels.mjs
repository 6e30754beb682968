/**
 * Brings the pixels of a decoded picture, four bytes each, to sRGB by the tables of `colours/to-srgb.ts`, if there are any, and
 * lays them on white. The worker loads this file as it is.
 */
export function finishPixels(data, colours) {
  if (colours) toSrgb(data, colours)
  for (let at = 0; at < data.length; at += 4) {
    const share = data[at + 3]
    if (share === 255) continue
    const white = 255 * (255 - share)
    for (let each = at; each < at + 3; each += 1) data[each] = (data[each] * share + white) / 255
    data[at + 3] = 255
  }
}

function toSrgb(data, { light, matrix, stored, peak }) {
  const [rr, rg, rb, gr, gg, gb, br, bg, bb] = matrix
  const last = stored.length - 1
  const store = (value) =>
    stored[value <= 0 ? 0 : value >= peak ? last : Math.round(Math.sqrt(value / peak) * last)]
  for (let at = 0; at < data.length; at += 4) {
    const r = light[data[at]]
    const g = light[256 + data[at + 1]]
    const b = light[512 + data[at + 2]]
    data[at] = store(rr * r + rg * g + rb * b)
    data[at + 1] = store(gr * r + gg * g + gb * b)
    data[at + 2] = store(br * r + bg * g + bb * b)
  }
}
