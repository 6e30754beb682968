/** One stroke: where the pointer went, in CSS px. */
export interface Stroke {
  points: readonly { x: number; y: number }[]
}

const shortestSignaturePx = 60

const lengthOf = ({ points }: Stroke) =>
  points.reduce((sum, { x, y }, index) => {
    const before = points[index - 1]
    return before ? sum + Math.hypot(x - before.x, y - before.y) : sum
  }, 0)

/** @returns whether somebody signed: a tap or a dot is no signature. */
export const hasStrokes = (strokes: readonly Stroke[]): boolean =>
  strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= shortestSignaturePx

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
