import { cellOf } from './map-area.ts'

/** The properties in one square. The sums are in millionths of a degree. */
export interface MapSquare {
  readonly total: number
  readonly longitudeSum: number
  readonly latitudeSum: number
}

interface Point {
  readonly longitude: number
  readonly latitude: number
}

/** Groups points by square, in the same form as the kept counts. */
export const groupPoints = (points: readonly Point[], level: number): MapSquare[] => {
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

/**
 * Extrapolates the counts of a sample to all properties and rounds them to two digits, because they are no
 * more exact.
 */
export const estimateGroups = ({ total, longitudeSum, latitudeSum }: MapSquare, share: number): MapSquare => {
  const about = Number((total / share).toPrecision(2))
  const scale = about / total
  return { total: about, longitudeSum: longitudeSum * scale, latitudeSum: latitudeSum * scale }
}
