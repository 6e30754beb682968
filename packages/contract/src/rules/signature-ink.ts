/** The ink that was found in a picture of a signature. */
export interface SignatureInk {
  /** How much ink each pixel holds, from 0 to 255, row by row. */
  readonly ink: Uint8ClampedArray
  /** The part of the picture that holds it, or null if it holds none. */
  readonly box: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  } | null
}

/** Pictures are read at this size, in pixels of the longer side. */
export const signaturePicturePixels = 1000

/** The longer side of a signature, in pixels, in a picture that is large enough. */
const leastPixels = 100
/** The least share of ink in its box, and the largest one. More is a photo of something else. */
const leastShare = 0.002
const mostShare = 0.5
/** A pixel this much darker than the paper around it begins to be ink; at the second it is nothing else. */
const [palest, fullest] = [0.16, 0.36]
/** Rows and columns with fewer pixels of ink hold only specks. */
const speck = 2

/** Adds up the shades above and left of each pixel, so that the mean of any rectangle takes four look-ups. */
const sumsOf = (shades: ArrayLike<number>, width: number, height: number): Float64Array => {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += shades[y * width + x]!
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row
    }
  }
  return sums
}

const ends = (counts: Uint32Array): [first: number, last: number] => [
  counts.findIndex((count) => count >= speck),
  counts.findLastIndex((count) => count >= speck),
]

const boxOf = (ink: Uint8ClampedArray, width: number, height: number): SignatureInk['box'] => {
  const columns = new Uint32Array(width)
  const rows = new Uint32Array(height)
  for (const [index, amount] of ink.entries())
    if (amount > 127) {
      columns[index % width]! += 1
      rows[Math.floor(index / width)]! += 1
    }
  const [left, right] = ends(columns)
  const [top, bottom] = ends(rows)
  return left < 0 || top < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/**
 * Separates the ink of a signature from its paper. What counts as paper is judged around each pixel, so a shadow over
 * the sheet does no harm. `shades` are the greys of the picture from 0, black, to 255, row by row (RULES.md §6.40).
 */
export function inkOf(shades: ArrayLike<number>, width: number, height: number): SignatureInk {
  const sums = sumsOf(shades, width, height)
  const reach = Math.max(8, Math.round(Math.max(width, height) / 8))
  const ink = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const at = (row: number, column: number) => sums[row * (width + 1) + column]!
      const around = at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left)
      const paper = Math.max(1, around / ((bottom - top) * (right - left)))
      const darker = 1 - shades[y * width + x]! / paper
      ink[y * width + x] = (255 * (darker - palest)) / (fullest - palest)
    }
  }
  return { ink, box: boxOf(ink, width, height) }
}

/** Says what keeps the ink of a picture from being a signature, or null if nothing does. */
export const inkProblem = ({ ink, box }: SignatureInk): 'blank' | 'small' | null => {
  if (!box) return 'blank'
  const share = ink.reduce((sum, amount) => sum + (amount > 127 ? 1 : 0), 0)
  if (share > mostShare * box.width * box.height || share < leastShare * box.width * box.height)
    return 'blank'
  return Math.max(box.width, box.height) < leastPixels ? 'small' : null
}
