import { semanticColors } from '@metrolibre/tokens'
import { parseTextImage, type TextRank } from './text-image-id.ts'

const { label, land } = semanticColors.map

const faces: Record<TextRank, { weight: number; px: number; stretch: CanvasFontStretch; spacing: string }> = {
  road: { weight: 560, px: 11, stretch: 'semi-condensed', spacing: '0px' },
  comuna: { weight: 640, px: 11.5, stretch: 'semi-expanded', spacing: '1.2px' },
  city: { weight: 700, px: 15, stretch: 'semi-expanded', spacing: '0.4px' },
}
const haloPx = 4

/**
 * Draws the picture of a text with a halo in the colour of the ground. MapLibre sets text only from glyphs of a server;
 * pictures need none, follow a line and make room for each other as well.
 * @param ratio device pixels per CSS pixel
 * @param family the font of the page
 */
export const drawTextImage = (id: string, ratio: number, family: string): ImageData | undefined => {
  const asked = parseTextImage(id)
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!asked || !pen) return undefined
  const { weight, px, stretch, spacing } = faces[asked.rank]
  const text = asked.rank === 'comuna' ? asked.text.toLocaleUpperCase() : asked.text
  const set = () => {
    pen.font = `${weight} ${px}px ${family}`
    pen.fontStretch = stretch
    pen.letterSpacing = spacing
    pen.textBaseline = 'middle'
    pen.lineJoin = 'round'
  }
  set()
  const width = Math.ceil(pen.measureText(text).width) + 2 * haloPx
  const height = Math.ceil(px * 1.3) + 2 * haloPx
  pen.canvas.width = width * ratio
  pen.canvas.height = height * ratio
  // A canvas forgets its settings with its size.
  set()
  pen.scale(ratio, ratio)
  pen.strokeStyle = land[asked.mode]
  pen.lineWidth = haloPx
  pen.strokeText(text, haloPx, height / 2)
  pen.fillStyle = label[asked.mode]
  pen.fillText(text, haloPx, height / 2)
  return pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height)
}
