import { mostFrames } from './bounds.ts'
import { UnreadablePicture } from './unreadable-picture.ts'
import type { PictureSize } from './picture-size.ts'

const extension = 0x21
const image = 0x2c
const trailer = 0x3b

/** The size in bytes of the palette that a packed field announces. */
const paletteBytes = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)

const damaged = (message: string): UnreadablePicture => new UnreadablePicture('image_damaged', message)

/** Returns where the blocks of data that begin at `from` end, or the end of the bytes. */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 0) at += bytes[at]! + 1
  return Math.min(at + 1, bytes.length)
}

/**
 * Reads the blocks of a GIF: how large its canvas gets, since frames may reach beyond what its head declares, and how many
 * frames there are.
 */
export function readGifHead(bytes: Uint8Array): PictureSize {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 13) throw damaged('a GIF without its head')
  let [width, height] = [view.getUint16(6, true), view.getUint16(8, true)]
  let frames = 0
  let at = 13 + paletteBytes(view.getUint8(10))
  while (at < bytes.length && bytes[at] !== trailer) {
    if (bytes[at] === extension) at = endOfBlocks(bytes, at + 2)
    else if (bytes[at] === image && at + 11 <= bytes.length) {
      frames += 1
      if (frames > mostFrames)
        throw new UnreadablePicture('image_costly', `a GIF of more than ${mostFrames} frames`)
      width = Math.max(width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true))
      height = Math.max(height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true))
      at = endOfBlocks(bytes, at + 11 + paletteBytes(view.getUint8(at + 9)))
    } else break
  }
  if (frames === 0) throw damaged('a GIF without a frame')
  return { width, height }
}
