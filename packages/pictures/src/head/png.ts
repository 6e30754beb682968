import { asciiAt } from './kind.ts'
import { mostInterlacedBytes, mostSegments } from './bounds.ts'
import { createExifCounter } from './exif.ts'
import { UnreadablePicture } from './unreadable-picture.ts'
import type { PictureSize } from './picture-size.ts'

/** Samples of a pixel, and the depths that each colour type may have (ISO 15948, 11.2.1). */
const colourTypes: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
}

const signatureEnd = 8
const headerEnd = 33

/** Goes through the chunks, as far as they are there. */
function countChunks(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const countExif = createExifCounter(bytes)
  let chunks = 0
  // Each has its length before it, and a checksum after it.
  for (let at = signatureEnd; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = asciiAt(bytes, at + 4, 4)
    // Here a decoder stops.
    if (!/^[a-z]{4}$/i.test(type)) return
    chunks += 1
    if (chunks > mostSegments)
      throw new UnreadablePicture('image_costly', `a PNG of more than ${mostSegments} chunks`)
    if (type === 'eXIf') countExif(at + 8, at + 8 + view.getUint32(at))
  }
}

/** Reads the header of a PNG, and what its other chunks cost. */
export function readPngHead(bytes: Uint8Array): PictureSize {
  if (bytes.length < headerEnd || asciiAt(bytes, 12, 4) !== 'IHDR')
    throw new UnreadablePicture('image_damaged', 'a PNG without its header')
  const view = new DataView(bytes.buffer, bytes.byteOffset, headerEnd)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const [depth, colour, interlacing] = [view.getUint8(24), view.getUint8(25), view.getUint8(28)]
  const type = colourTypes[colour]
  if (!type?.depths.includes(depth) || interlacing > 1)
    throw new UnreadablePicture('image_damaged', `a PNG of colour type ${colour} and depth ${depth}`)
  // Palettes and depths below a byte are spread out to bytes.
  const samples = colour === 3 ? 3 : type.samples
  const decoded = width * height * samples * (depth === 16 ? 2 : 1)
  if (interlacing === 1 && decoded > mostInterlacedBytes)
    throw new UnreadablePicture('image_costly', `an interlaced PNG of ${decoded} bytes`)
  countChunks(bytes)
  return { width, height }
}
