import sharp from 'sharp'

type Vector = readonly [number, number, number]
type Colour = readonly [number, number, number]

/** Heights of floor and ceiling relative to the eye, in metres. */
const storey = { floor: -1.5, ceiling: 1.4 }

export interface SphereLook {
  /** Half the width and half the depth of the room, in metres. */
  readonly room: { readonly x: number; readonly y: number }
  readonly wall: Colour
  readonly dado: Colour
  readonly wood: Colour
  readonly sky: Colour
}

const tape: Colour = [255, 198, 31]
const ink: Colour = [16, 32, 28]
const white: Colour = [250, 248, 240]

const scaled = (colour: Colour, light: number): Colour => [
  colour[0] * light,
  colour[1] * light,
  colour[2] * light,
]

const between = (value: number, from: number, to: number): boolean => value >= from && value <= to

/** Returns the colour of the floor: planks, and along the walls the yellow tape with its ticks. */
const floorAt = (x: number, y: number, look: SphereLook): Colour => {
  const [besideX, besideY] = [look.room.x - Math.abs(x), look.room.y - Math.abs(y)]
  if (Math.min(besideX, besideY) < 0.16) {
    const along = besideX < besideY ? y : x
    return Math.abs(along * 4 - Math.round(along * 4)) < 0.07 ? ink : tape
  }
  const plank = Math.floor(y / 0.22)
  const joint = Math.abs(y / 0.22 - Math.round(y / 0.22)) < 0.03
  const shade = 0.92 + 0.08 * Math.abs(Math.sin(plank * 12.9898 + Math.floor((x + plank * 0.7) / 1.6)))
  return scaled(look.wood, joint ? 0.78 : shade)
}

const windowAt = (along: number, height: number, look: SphereLook): Colour | undefined => {
  if (!between(Math.abs(along), 0, 2.2) || !between(height, -0.4, 0.95)) return undefined
  const frame =
    Math.abs(along % 1.1) < 0.05 || Math.abs(Math.abs(along) - 2.2) < 0.07 || height < -0.32 || height > 0.88
  if (frame) return white
  const skyline = -0.25 + 0.22 * Math.abs(Math.sin(Math.floor(along * 3.1) * 7.3))
  return height < skyline ? scaled(white, 0.86) : scaled(look.sky, 0.9 + height * 0.1)
}

const doorAt = (along: number, height: number): Colour | undefined => {
  if (!between(along, 0.9, 1.9) || height > 0.6) return undefined
  const frame = along < 0.98 || along > 1.82 || height > 0.52
  if (frame) return white
  return Math.hypot(along - 1.05, height + 0.45) < 0.05 ? tape : [44, 109, 102]
}

const posterAt = (along: number, height: number): Colour | undefined => {
  const posters: readonly (readonly [number, Colour])[] = [
    [-1.7, [232, 101, 74]],
    [-0.2, [143, 127, 214]],
    [1.4, [47, 156, 138]],
  ]
  for (const [centre, colour] of posters) {
    if (Math.abs(along - centre) < 0.45 && Math.abs(height - 0.2) < 0.55) {
      const border = Math.abs(along - centre) > 0.4 || Math.abs(height - 0.2) > 0.5
      return border ? white : Math.hypot(along - centre, height - 0.1) < 0.24 ? tape : colour
    }
  }
  return undefined
}

const wallAt = (height: number, look: SphereLook): Colour =>
  Math.abs(height + 0.55) < 0.025 ? white : height < -0.55 ? look.dado : look.wall

/**
 * Returns the colour in a direction from the middle of the room, which is that of the nearest of its six
 * planes.
 */
const seen = ([dx, dy, dz]: Vector, look: SphereLook): Colour => {
  const toX = look.room.x / Math.abs(dx || 1e-9)
  const toY = look.room.y / Math.abs(dy || 1e-9)
  const toZ = (dz < 0 ? -storey.floor : storey.ceiling) / Math.abs(dz || 1e-9)
  const distance = Math.min(toX, toY, toZ)
  const [x, y, z] = [dx * distance, dy * distance, dz * distance]
  if (distance === toZ) {
    if (dz < 0) return floorAt(x, y, look)
    return Math.hypot(x, y) < 0.35 ? [255, 246, 216] : scaled(white, 1 - Math.hypot(x, y) * 0.03)
  }
  // Light comes from the windows, so the wall that has them is the darkest.
  if (distance === toX) {
    const found = dx > 0 ? windowAt(y, z, look) : posterAt(y, z)
    return found ?? scaled(wallAt(z, look), dx > 0 ? 0.86 : 1)
  }
  const found = dy < 0 ? doorAt(x, z) : undefined
  return found ?? scaled(wallAt(z, look), 0.94 + x * 0.015)
}

/** Returns the colour at a point of the picture, which is given as fractions of its width and height. */
const seenAt = (across: number, down: number, look: SphereLook): Colour => {
  const latitude = (0.5 - down) * Math.PI
  const longitude = across * 2 * Math.PI
  const flat = Math.cos(latitude)
  return seen([flat * Math.cos(longitude), flat * Math.sin(longitude), Math.sin(latitude)], look)
}

/** The positions within a pixel at which edges are sampled. */
const parts = [0.25, 0.75] as const
const edgeContrast = 24

/**
 * Draws an equirectangular picture of an empty room with measurements, as PNG. Edges are sampled four times,
 * which makes them smooth.
 */
export const drawSphere = (look: SphereLook, width = 1920): Promise<Buffer> => {
  const height = width / 2
  const pixels = Buffer.allocUnsafe(width * height * 3)
  const put = (at: number, colour: Colour) => {
    for (let channel = 0; channel < 3; channel += 1) pixels[at + channel] = Math.min(255, colour[channel]!)
  }
  for (let at = 0, row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1, at += 3)
      put(at, seenAt((column + 0.5) / width, (row + 0.5) / height, look))
  for (const pixel of edgesOf(pixels, width)) {
    const [row, column] = [Math.floor(pixel / width), pixel % width]
    const sum: [number, number, number] = [0, 0, 0]
    for (const right of parts)
      for (const below of parts) {
        const colour = seenAt((column + right) / width, (row + below) / height, look)
        for (let channel = 0; channel < 3; channel += 1) sum[channel]! += Math.min(255, colour[channel]!) / 4
      }
    put(pixel * 3, sum)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Returns the pixels that differ from the one to the right of or below them, together with those. */
const edgesOf = (pixels: Buffer, width: number): Set<number> => {
  const edges = new Set<number>()
  const count = pixels.length / 3
  const differ = (one: number, other: number) =>
    Math.abs(pixels[one * 3]! - pixels[other * 3]!) +
      Math.abs(pixels[one * 3 + 1]! - pixels[other * 3 + 1]!) +
      Math.abs(pixels[one * 3 + 2]! - pixels[other * 3 + 2]!) >
    edgeContrast
  for (let pixel = 0; pixel < count - width; pixel += 1)
    for (const next of [pixel + 1, pixel + width]) if (differ(pixel, next)) edges.add(pixel).add(next)
  return edges
}
