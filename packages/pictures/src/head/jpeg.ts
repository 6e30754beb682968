import { mostCoefficientBytes, mostScannedPixels, mostScans, mostSegments } from './bounds.ts'
import { createExifCounter } from './exif.ts'
import { asciiAt } from './kind.ts'
import { UnreadablePicture } from './unreadable-picture.ts'
import type { PictureSize } from './picture-size.ts'

const startOfScan = 0xda
const endOfImage = 0xd9
const metadata = 0xe1
const exifName = 'Exif\0\0'
/** Baseline, extended and progressive, by Huffman: what cameras and editors write. */
const frames = new Set([0xc0, 0xc1, 0xc2])
const progressive = 0xc2
/** Further kinds of frames: lossless, hierarchical and arithmetic. The decoder reads none of them, or slowly. */
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
const standsAlone = (kind: number): boolean => kind === 0x01 || (kind >= 0xd0 && kind <= 0xd8)

const damaged = (message: string): UnreadablePicture => new UnreadablePicture('image_damaged', message)

/** Returns where the next marker begins after the data of a scan, in which each 0xff is followed by zero or a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue
    const next = bytes[at + 1]!
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

function readFrame(bytes: Uint8Array, at: number, length: number, kind: number): PictureSize {
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, length)
  const count = length > 9 ? view.getUint8(9) : 0
  if (count === 0 || length < 10 + 3 * count) throw damaged('a JPEG with a frame in part')
  const size = { width: view.getUint16(7), height: view.getUint16(5) }
  const sampling = Array.from({ length: count }, (_, index) => view.getUint8(11 + 3 * index))
  const areas = sampling.map((each) => (each >> 4) * (each & 15))
  const largest = Math.max(...areas, 1)
  const share = areas.reduce((sum, area) => sum + area, 0) / largest
  const coefficients = size.width * size.height * share * 2
  if (kind === progressive && coefficients > mostCoefficientBytes)
    throw new UnreadablePicture(
      'image_costly',
      `a progressive JPEG with ${coefficients} bytes of coefficients`,
    )
  return size
}

const pixelsOf = (size: PictureSize | undefined): number => (size ? size.width * size.height : 0)

/**
 * Reads the markers of a JPEG up to its end: the size of the picture and the number of its scans, each of which makes a decoder
 * go through the whole picture. Thumbnails within the metadata are skipped with it.
 */
export function readJpegHead(bytes: Uint8Array): PictureSize {
  let size: PictureSize | undefined
  let scans = 0
  let segments = 0
  let at = 2
  const countExif = createExifCounter(bytes)
  while (at + 4 <= bytes.length) {
    segments += 1
    if (segments > mostSegments)
      throw new UnreadablePicture('image_costly', `a JPEG of more than ${mostSegments} segments`)
    if (bytes[at] !== 0xff) throw damaged('a JPEG with bytes between its segments')
    const kind = bytes[at + 1]!
    if (kind === endOfImage) break
    // Any number of these may stand before a marker.
    if (kind === 0xff) {
      at += 1
      continue
    }
    if (standsAlone(kind)) {
      at += 2
      continue
    }
    const length = 2 + ((bytes[at + 2]! << 8) | bytes[at + 3]!)
    if (length < 4 || at + length > bytes.length) break
    if (otherFrames.has(kind)) throw damaged('a JPEG of a kind that cameras do not write')
    if (frames.has(kind)) {
      if (size) throw damaged('a JPEG with two frames')
      size = readFrame(bytes, at, length, kind)
    }
    if (kind === metadata && asciiAt(bytes, at + 4, exifName.length) === exifName)
      countExif(at + 4 + exifName.length, at + length)
    if (kind === startOfScan) {
      scans += 1
      if (scans > mostScans || scans * pixelsOf(size) > mostScannedPixels)
        throw new UnreadablePicture('image_costly', `a JPEG in ${scans} scans or more`)
      at = endOfScan(bytes, at + length)
    } else at += length
  }
  if (!size || scans === 0) throw damaged('a JPEG without a picture')
  return size
}
