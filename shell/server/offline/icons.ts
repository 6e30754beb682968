import { palettes } from '@metrolibre/tokens'
import { encodePng } from './png.ts'

/** Widths that browsers and phones ask for. */
export const iconSizes = [180, 192, 512] as const

/** `any`: the tile with its round corners; `maskable`: the ground to the edges, the mark inside the safe circle. */
export type IconPurpose = 'any' | 'maskable'

type Colour = readonly [number, number, number]

const colourOf = (hex: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never

const ground = colourOf(palettes.huincha[400])
const ink = colourOf(palettes.piedra[950])

/** The mark is drawn on a square of so many units, as everywhere else. */
const units = 34
const cornerRadius = 8
const wall = 2.6
const arc = 1.7
/** Walls of the room and its open door, as lines from corner to corner. */
const lines = [
  [14, 26, 8, 26],
  [8, 26, 8, 8],
  [8, 8, 26, 8],
  [26, 8, 26, 26],
  [14, 26, 14, 14],
] as const
const samples = 4

/** The mark of the site as a PNG file. */
export function pngIcon(size: number, purpose: IconPurpose): Buffer {
  const known = drawn.get(`${purpose}${size}`)
  if (known) return known
  const pixels = Buffer.alloc(size * size * 4)
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) pixels.set(pixelAt(x, y, size, purpose), (y * size + x) * 4)
  const file = encodePng(size, pixels)
  drawn.set(`${purpose}${size}`, file)
  return file
}

const drawn = new Map<string, Buffer>()

/** Colour and opacity of one pixel, from several points in it. */
function pixelAt(x: number, y: number, size: number, purpose: IconPurpose): number[] {
  const scale = purpose === 'maskable' ? 1.35 : 1
  let inside = 0
  let dark = 0
  for (let n = 0; n < samples * samples; n += 1) {
    const at = (value: number, step: number) =>
      ((value + (step + 0.5) / samples) / size - 0.5) * units * scale + units / 2
    const px = at(x, n % samples)
    const py = at(y, Math.floor(n / samples))
    if (purpose === 'any' && !inTile(px, py)) continue
    inside += 1
    if (inMark(px, py)) dark += 1
  }
  const share = inside === 0 ? 0 : dark / inside
  const mixed = ground.map((value, index) => Math.round(value + (ink[index]! - value) * share))
  return [...mixed, Math.round((255 * inside) / (samples * samples))]
}

function inTile(x: number, y: number): boolean {
  const beyond = (value: number) => Math.max(cornerRadius - value, value - (units - cornerRadius), 0)
  return Math.hypot(beyond(x), beyond(y)) <= cornerRadius
}

const inMark = (x: number, y: number): boolean =>
  lines.some((line) => inLine(line, x, y)) || (x >= 14 && y <= 26 && onArc(x, y))

/** Lines run along the axes and end in squares, so each is a box. */
const inLine = ([x1, y1, x2, y2]: (typeof lines)[number], x: number, y: number): boolean =>
  x >= Math.min(x1, x2) - wall / 2 &&
  x <= Math.max(x1, x2) + wall / 2 &&
  y >= Math.min(y1, y2) - wall / 2 &&
  y <= Math.max(y1, y2) + wall / 2

/** The swing of the door: a quarter of a circle around its hinge. */
const onArc = (x: number, y: number): boolean => Math.abs(Math.hypot(x - 14, y - 26) - 12) <= arc / 2
