import { mostPartPixels, mostParts } from './bounds.ts'
import { need, readHeicItems, tooManyParts, type HeicItems } from './heic-items.ts'
import { UnreadablePicture } from './unreadable-picture.ts'
import type { PictureSize } from './picture-size.ts'

const coded = new Set(['hvc1', 'hev1', 'lhv1'])

/** Returns the size of an item, which the last of such properties states. */
function sizeOf(view: DataView, { propertiesOf }: HeicItems, id: number): PictureSize | undefined {
  const box = propertiesOf(id).findLast(({ type }) => type === 'ispe')
  return box && { width: view.getUint32(box.from + 4), height: view.getUint32(box.from + 8) }
}

/**
 * Reads what a HEIC file says about its pictures: that the first one is in HEVC, its size, and how much there is to decode for
 * it in all. Other files of the same container, such as AVIF, are no HEIC.
 */
export function readHeicHead(bytes: Uint8Array): PictureSize {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const items = readHeicItems(bytes)
  const { primary: id, codingOf, sourcesOf } = items
  const parts = sourcesOf(id) ?? [id]
  // A part may be derived itself, as one that is turned or laid over others.
  const leaves = parts.flatMap((part) => sourcesOf(part) ?? [part])
  if (leaves.length > mostParts) throw tooManyParts()
  if (!leaves.some((part) => coded.has(codingOf(part))))
    throw new UnreadablePicture('image_kind', `a picture in ${codingOf(leaves[0] ?? id)}`)
  const areas = leaves
    .map((part) => sizeOf(view, items, part))
    .map((size) => (size ? size.width * size.height : 0))
  if (areas.reduce((sum, area) => sum + area, 0) > mostPartPixels)
    throw new UnreadablePicture('image_costly', 'a HEIC with far larger parts than its picture')
  return need(sizeOf(view, items, id))
}
