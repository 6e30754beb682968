import { cellOf } from './map-area.ts'

/** Properties of one square; the sums are of millionths of a degree. */
export interface Group {
  readonly total: number
  readonly longitudeSum: number
  readonly latitudeSum: number
}

interface Point {
  readonly longitude: number
  readonly latitude: number
}

/** What the kept counts say of all properties, said of some. */
export const groupPoints = (points: readonly Point[], level: number): Group[] => {
  const bySquare = Map.groupBy(
    points,
    ({ longitude, latitude }) => `${cellOf(longitude, level)},${cellOf(latitude, level)}`,
  )
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + Math.round(value * 1e6), 0)
  return [...bySquare.values()].map((square) => ({
    total: square.length,
    longitudeSum: sum(square.map(({ longitude }) => longitude)),
    latitudeSum: sum(square.map(({ latitude }) => latitude)),
  }))
}

/** What a sample says of all, rounded as far as it can be meant. */
export const estimate = ({ total, longitudeSum, latitudeSum }: Group, share: number): Group => {
  const about = Number((total / share).toPrecision(2))
  const scale = about / total
  return { total: about, longitudeSum: longitudeSum * scale, latitudeSum: latitudeSum * scale }
}
