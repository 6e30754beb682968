import { piedra } from '@metrolibre/tokens'
import { type Stroke, boundsOf } from './strokes.ts'

const lineWidth = 2.8
const pixelsPerPx = 2

const trace = (context: CanvasRenderingContext2D, { points }: Stroke) => {
  const [first, ...rest] = points
  if (!first) return
  context.beginPath()
  context.moveTo(first.x, first.y)
  for (const [index, point] of rest.entries()) {
    const next = rest[index + 1]
    if (next) context.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2)
    else context.lineTo(point.x, point.y)
  }
  context.stroke()
}

/**
 * Draws a signature for documents: dark (tinta) on a transparent ground, cropped to its strokes, independent
 * of the screen's colour mode and the width of the pad. Returns a PNG as a data URL, or undefined when
 * nothing was drawn.
 */
export const toPng = (strokes: readonly Stroke[]): string | undefined => {
  const box = boundsOf(strokes, 8)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!box || !context) return undefined
  canvas.width = Math.ceil(box.width * pixelsPerPx)
  canvas.height = Math.ceil(box.height * pixelsPerPx)
  context.scale(pixelsPerPx, pixelsPerPx)
  context.translate(-box.left, -box.top)
  Object.assign(context, { lineWidth, lineCap: 'round', lineJoin: 'round', strokeStyle: piedra[950] })
  for (const stroke of strokes) trace(context, stroke)
  return canvas.toDataURL('image/png')
}
