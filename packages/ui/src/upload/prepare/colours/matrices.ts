/** Nine numbers, row by row. */
export type Matrix = readonly number[]

export const multiply = (a: Matrix, b: Matrix): Matrix =>
  Array.from({ length: 9 }, (_, index) => {
    const [row, column] = [3 * Math.floor(index / 3), index % 3]
    return a[row]! * b[column]! + a[row + 1]! * b[column + 3]! + a[row + 2]! * b[column + 6]!
  })

export function invert([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  const [A, B, C] = [e! * i! - f! * h!, f! * g! - d! * i!, d! * h! - e! * g!]
  const determinant = a! * A + b! * B + c! * C
  const adjugate = [
    [A, c! * h! - b! * i!, b! * f! - c! * e!],
    [B, a! * i! - c! * g!, c! * d! - a! * f!],
    [C, b! * g! - a! * h!, a! * e! - b! * d!],
  ]
  return adjugate.flat().map((value) => value / determinant)
}

const diagonal = ([x, y, z]: readonly number[]): Matrix => [x!, 0, 0, 0, y!, 0, 0, 0, z!]
const apply = (matrix: Matrix, [x, y, z]: readonly number[]): number[] =>
  [0, 3, 6].map((row) => matrix[row]! * x! + matrix[row + 1]! * y! + matrix[row + 2]! * z!)

/** A place in the chromaticity diagram of 1931. */
export type Chromaticity = readonly [x: number, y: number]

const tristimulus = ([x, y]: Chromaticity): number[] => [x / y, 1, (1 - x - y) / y]

const bradford: Matrix = [0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296]
/** The white of profiles (ISO 15076-1). */
const profileWhite = [0.9642, 1, 0.8249]

/** Returns the matrix from light in some primaries to XYZ as profiles write it, adapted to their white. */
export function toProfileXyz(primaries: readonly Chromaticity[], white: Chromaticity): Matrix {
  const [r, g, b] = primaries.map(tristimulus)
  const columns = [0, 1, 2].flatMap((row) => [r![row]!, g![row]!, b![row]!])
  const scale = apply(invert(columns), tristimulus(white))
  const [from, to] = [tristimulus(white), profileWhite].map((each) => apply(bradford, each))
  const adapt = multiply(
    invert(bradford),
    multiply(diagonal(to!.map((cone, i) => cone / from![i]!)), bradford),
  )
  return multiply(adapt, multiply(columns, diagonal(scale)))
}
