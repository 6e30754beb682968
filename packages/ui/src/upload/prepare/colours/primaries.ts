import { invert, toProfileXyz, type Chromaticity, type Matrix } from './matrices.ts'

const d65: Chromaticity = [0.3127, 0.329]
const illuminantC: Chromaticity = [0.31, 0.316]
const bt709 = toProfileXyz(
  [
    [0.64, 0.33],
    [0.3, 0.6],
    [0.15, 0.06],
  ],
  d65,
)
const smpte170 = toProfileXyz(
  [
    [0.63, 0.34],
    [0.31, 0.595],
    [0.155, 0.07],
  ],
  d65,
)

/** Matrices to XYZ by the number of the primaries in ITU-T H.273, table 2. The number 2 states none. */
const matrices: Readonly<Record<number, Matrix>> = {
  1: bt709,
  2: bt709,
  4: toProfileXyz(
    [
      [0.67, 0.33],
      [0.21, 0.71],
      [0.14, 0.08],
    ],
    illuminantC,
  ),
  5: toProfileXyz(
    [
      [0.64, 0.33],
      [0.29, 0.6],
      [0.15, 0.06],
    ],
    d65,
  ),
  6: smpte170,
  7: smpte170,
  8: toProfileXyz(
    [
      [0.681, 0.319],
      [0.243, 0.692],
      [0.145, 0.049],
    ],
    illuminantC,
  ),
  9: toProfileXyz(
    [
      [0.708, 0.292],
      [0.17, 0.797],
      [0.131, 0.046],
    ],
    d65,
  ),
  11: toProfileXyz(
    [
      [0.68, 0.32],
      [0.265, 0.69],
      [0.15, 0.06],
    ],
    [0.314, 0.351],
  ),
  12: toProfileXyz(
    [
      [0.68, 0.32],
      [0.265, 0.69],
      [0.15, 0.06],
    ],
    d65,
  ),
  22: toProfileXyz(
    [
      [0.63, 0.34],
      [0.295, 0.605],
      [0.155, 0.077],
    ],
    d65,
  ),
}

export const matrixOf = (primaries: number): Matrix | undefined => matrices[primaries]

/** From XYZ as profiles write it to the light of an ordinary screen. */
export const toSrgbLight: Matrix = invert(bt709)
