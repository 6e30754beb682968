/** One stroke: where the pointer went, in CSS px. */
export interface Stroke {
  points: readonly { x: number; y: number }[]
}

const shortestSignaturePx = 60
const fitMarginPx = 12

/** From the top of the pad to the line that is signed on. */
export const baselinePx = 168

const lengthOf = ({ points }: Stroke) =>
  points.reduce((sum, { x, y }, index) => {
    const before = points[index - 1]
    return before ? sum + Math.hypot(x - before.x, y - before.y) : sum
  }, 0)

/** @returns whether somebody signed: a tap or a dot is no signature. */
export const hasStrokes = (strokes: readonly Stroke[]): boolean =>
  strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= shortestSignaturePx

/**
 * A signature of a wide pad on a narrower one, such as that of a phone turned upright: smaller, so that all of it
 * stays in sight.
 * @returns the same strokes where they have room.
 */
export const fitWidth = <S extends Stroke>(strokes: readonly S[], width: number): readonly S[] => {
  const right = Math.max(...strokes.flatMap(({ points }) => points.map(({ x }) => x)))
  const room = width - fitMarginPx
  if (right <= room || room <= 0) return strokes
  const scale = room / right
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({
      ...point,
      x: point.x * scale,
      y: baselinePx + (point.y - baselinePx) * scale,
    })),
  }))
}

/** @returns the smallest box around all strokes with a margin; undefined when there are none. */
export const boundsOf = (strokes: readonly Stroke[], margin: number) => {
  const points = strokes.flatMap((stroke) => stroke.points)
  if (points.length === 0) return undefined
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const left = Math.min(...xs) - margin
  const top = Math.min(...ys) - margin
  return { left, top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top }
}
