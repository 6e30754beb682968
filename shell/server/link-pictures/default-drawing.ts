import { linkPreviewSize } from '../../src/app/link-preview.ts'
import { markGround, markLines, markUnits } from '../mark.ts'

const { width, height } = linkPreviewSize
const side = 380
const scale = side / markUnits

/** The mark of the site in the middle of its ground, as an SVG of the size of a link preview. */
export const defaultDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${markGround}"/><g transform="translate(${(width - side) / 2} ${(height - side) / 2}) scale(${scale})">${markLines}</g></svg>`
