import { asciiAt } from './kind.ts'

/** A box of an ISO base media file, with the places of its content in the file (ISO 14496-12, 4.2). */
export interface MediaBox {
  readonly type: string
  readonly from: number
  readonly end: number
}

/** More than any picture has side by side. */
const mostBoxes = 10_000

/**
 * Lists the boxes between two places of a file.
 * @throws RangeError when one is longer than what it lies in
 */
export function listBoxes(bytes: Uint8Array, start: number, end: number): MediaBox[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const boxes: MediaBox[] = []
  let at = start
  while (at + 8 <= end) {
    const short = view.getUint32(at)
    const head = short === 1 ? 16 : 8
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? end - at : short
    if (size < head || at + size > end || boxes.length >= mostBoxes)
      throw new RangeError('a box that does not fit')
    boxes.push({ type: asciiAt(bytes, at + 4, 4), from: at + head, end: at + size })
    at += size
  }
  return boxes
}
