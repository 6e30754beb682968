/** A place as GeoJSON writes it: longitude, then latitude. */
export type Position = [lng: number, lat: number]

/** Into how many straight pieces the curve between two corners is divided. */
const pieces = 4

/** The point of a Catmull-Rom curve between `b` and `c`, which passes through both; `a` and `d` are their neighbours. */
const between = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)

/** Rounds the corners of a line, as roads and rivers have none. It still passes through all its points. */
export const smooth = (line: readonly Position[]): Position[] =>
  line.flatMap((from, index) => {
    const to = line[index + 1]
    if (!to) return [from]
    const [before, after] = [line[index - 1] ?? from, line[index + 2] ?? to]
    return Array.from({ length: pieces }, (_, piece): Position => {
      const at = (axis: 0 | 1) => between(before[axis], from[axis], to[axis], after[axis], piece / pieces)
      return [at(0), at(1)]
    })
  })
