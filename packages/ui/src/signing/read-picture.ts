import { piedra } from '@metrolibre/tokens'
import { preparePicture } from '@metrolibre/ui/upload'
import type { FoundInk, PictureProblem, ReadPicture, SigningRules } from './types.ts'

/** As large as the server keeps a signature. */
const kept = { width: 900, height: 400 }

const canvasOf = (width: number, height: number) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new TypeError('This browser has no canvas')
  return { canvas, context }
}

/** Returns the greys of a picture on white, at most `pixels` long. */
const shadesOf = (picture: ImageBitmap, pixels: number) => {
  const scale = Math.min(1, pixels / Math.max(picture.width, picture.height))
  const [width, height] = [Math.ceil(picture.width * scale), Math.ceil(picture.height * scale)]
  const { context } = canvasOf(width, height)
  context.fillStyle = piedra[0]
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const shades = new Uint8Array(width * height)
  for (let index = 0; index < shades.length; index += 1)
    shades[index] = 0.2126 * data[index * 4]! + 0.7152 * data[index * 4 + 1]! + 0.0722 * data[index * 4 + 2]!
  return { shades, width, height }
}

/** Draws the ink of the box in one colour on a canvas of the box's size, or smaller. */
const cutOut = ({ ink, box }: FoundInk, width: number, color: string): HTMLCanvasElement => {
  const { left, top, width: boxWidth, height: boxHeight } = box!
  const { canvas, context } = canvasOf(boxWidth, boxHeight)
  const pixels = context.createImageData(boxWidth, boxHeight)
  for (let y = 0; y < boxHeight; y += 1)
    for (let x = 0; x < boxWidth; x += 1)
      pixels.data[(y * boxWidth + x) * 4 + 3] = ink[(top + y) * width + left + x]!
  context.putImageData(pixels, 0, 0)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = color
  context.fillRect(0, 0, boxWidth, boxHeight)
  const scale = Math.min(1, kept.width / boxWidth, kept.height / boxHeight)
  const small = canvasOf(Math.ceil(boxWidth * scale), Math.ceil(boxHeight * scale))
  small.context.drawImage(canvas, 0, 0, small.canvas.width, small.canvas.height)
  return small.canvas
}

/**
 * Reads a picture of a signature and takes its background away. Nothing of it is stored on the device, and only the ink
 * is sent.
 */
export async function readPicture(
  file: File,
  rules: SigningRules,
  signal: AbortSignal,
): Promise<ReadPicture | PictureProblem> {
  const picture = await preparePicture(file, { signal, onProgress: () => {} })
    .then((jpeg) => createImageBitmap(jpeg))
    .catch(() => undefined)
  if (!picture) return 'unreadable'
  const { shades, width, height } = shadesOf(picture, rules.picturePixels)
  picture.close()
  const found = rules.inkOf(shades, width, height)
  const problem = rules.inkProblem(found)
  if (problem) return problem
  return {
    png: cutOut(found, width, piedra[950]).toDataURL('image/png'),
    draw: (canvas, color) => {
      const ink = cutOut(found, width, color)
      Object.assign(canvas, { width: ink.width, height: ink.height })
      canvas.getContext('2d')?.drawImage(ink, 0, 0)
    },
  }
}
