import type SignaturePad from 'react-signature-pad-wrapper'

/** One stroke: the path of the pointer in CSS px. */
export interface Stroke {
  points: readonly { x: number; y: number }[]
}

/** Strokes as the pad draws them. */
export type DrawnStrokes = ReturnType<SignaturePad['toData']>

const shortestSignaturePx = 60
const fitMarginPx = 12

/** Distance from the top of the pad to the line to sign on. */
export const baselinePx = 168

const lengthOf = ({ points }: Stroke) =>
  points.reduce((sum, { x, y }, index) => {
    const before = points[index - 1]
    return before ? sum + Math.hypot(x - before.x, y - before.y) : sum
  }, 0)

/** Returns whether the strokes are long enough to be a signature; taps and dots are not. */
export const hasStrokes = (strokes: readonly Stroke[]): boolean =>
  strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= shortestSignaturePx

/**
 * Scales a signature down to fit a narrower pad, for example after a phone was turned upright. Returns the
 * same strokes when they fit.
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

/** Returns the smallest box around all strokes plus a margin; undefined when there are none. */
export const boundsOf = (strokes: readonly Stroke[], margin: number) => {
  const points = strokes.flatMap((stroke) => stroke.points)
  if (points.length === 0) return undefined
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const left = Math.min(...xs) - margin
  const top = Math.min(...ys) - margin
  return { left, top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top }
}
