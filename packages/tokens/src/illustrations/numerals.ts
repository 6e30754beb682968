/** Strokes on a grid of 4 × 6; the first number is the width. */
export interface Glyph {
  width: number
  strokes: readonly (readonly (readonly [number, number])[])[]
}

const raw: Record<string, readonly [number, ...(readonly (readonly [number, number])[])[]]> = {
  0: [
    4,
    [
      [0, 0],
      [4, 0],
      [4, 6],
      [0, 6],
      [0, 0],
    ],
  ],
  1: [
    2.4,
    [
      [0.6, 5],
      [2, 6],
      [2, 0],
    ],
  ],
  2: [
    4,
    [
      [0, 6],
      [4, 6],
      [4, 3],
      [0, 3],
      [0, 0],
      [4, 0],
    ],
  ],
  3: [
    4,
    [
      [0, 6],
      [4, 6],
      [4, 0],
      [0, 0],
    ],
    [
      [1, 3],
      [4, 3],
    ],
  ],
  4: [
    4,
    [
      [0, 6],
      [0, 3],
      [4, 3],
    ],
    [
      [4, 6],
      [4, 0],
    ],
  ],
  5: [
    4,
    [
      [4, 6],
      [0, 6],
      [0, 3],
      [4, 3],
      [4, 0],
      [0, 0],
    ],
  ],
  6: [
    4,
    [
      [4, 6],
      [0, 6],
      [0, 0],
      [4, 0],
      [4, 3],
      [0, 3],
    ],
  ],
  7: [
    4,
    [
      [0, 6],
      [4, 6],
      [2, 0],
    ],
  ],
  8: [
    4,
    [
      [0, 0],
      [4, 0],
      [4, 6],
      [0, 6],
      [0, 0],
    ],
    [
      [0, 3],
      [4, 3],
    ],
  ],
  9: [
    4,
    [
      [0, 0],
      [4, 0],
      [4, 6],
      [0, 6],
      [0, 3],
      [4, 3],
    ],
  ],
  ',': [
    0.8,
    [
      [0.6, 0.5],
      [0, -1.2],
    ],
  ],
  m: [
    6,
    [
      [0, 0],
      [0, 4],
      [3, 4],
      [3, 0],
    ],
    [
      [3, 4],
      [6, 4],
      [6, 0],
    ],
  ],
  ' ': [2],
}

/** The glyphs that a tape needs: digits, comma, m and space. */
export const GLYPHS: Readonly<Record<string, Glyph>> = Object.fromEntries(
  Object.entries(raw).map(([sign, [width, ...strokes]]) => [sign, { width, strokes }]),
)
