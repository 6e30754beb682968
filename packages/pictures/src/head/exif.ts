import { mostExifEntries } from './bounds.ts'
import { UnreadablePicture } from './unreadable-picture.ts'

/** Entries that lead to another directory: of the camera's settings, of the place, of what else can read the picture. */
const pointers = new Set([0x8769, 0x8825, 0xa005])
const entryBytes = 12
/** Directories lie three deep. */
const deepest = 20

const costly = () =>
  new UnreadablePicture('image_costly', 'EXIF of too many entries, or that leads to itself')

/**
 * Returns a function that counts the entries of the EXIF data of one picture, in all places that it is called with. Directories
 * may lead to each other and to themselves, and a decoder follows them again and again.
 */
export function createExifCounter(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let entries = 0

  /** @throws UnreadablePicture when there are too many of them */
  return (from: number, end: number): void => {
    if (end > bytes.length || end - from < 8) return
    const isLittle = view.getUint16(from) === 0x4949

    function follow(start: number, depth = 0): void {
      entries += 1
      if (depth > deepest) throw costly()
      if (start + 2 > end) return
      const count = view.getUint16(start, isLittle)
      const after = start + 2 + count * entryBytes
      for (let at = start + 2; at < after && at + entryBytes <= end; at += entryBytes) {
        entries += 1
        if (entries > mostExifEntries) throw costly()
        if (pointers.has(view.getUint16(at, isLittle)))
          follow(from + view.getUint32(at + 8, isLittle), depth + 1)
      }
      // The directory of the thumbnail follows the first one. What is behind others is often left undefined.
      const next = depth === 0 && after + 4 <= end ? view.getUint32(after, isLittle) : 0
      if (next > 0) follow(from + next, 1)
    }

    follow(from + view.getUint32(from + 4, isLittle))
  }
}
