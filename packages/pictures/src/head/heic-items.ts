import { mostParts } from './bounds.ts'
import { listBoxes, type MediaBox } from './boxes.ts'
import { asciiAt } from './kind.ts'
import { UnreadablePicture } from './unreadable-picture.ts'

/** What describes the items of a file, by type: `iinf` lists them, `iprp` has their sizes, `iref` what they are made of. */
type Described = (type: string) => MediaBox | undefined

const find = (boxes: readonly MediaBox[]): Described => {
  const byType = new Map(boxes.map((box) => [box.type, box]))
  return (type) => byType.get(type)
}

export function need<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError('a box is missing')
  return value
}

/** Reads which item has which coding, such as `hvc1` or `grid`. */
function readCodings(bytes: Uint8Array, view: DataView, { from, end }: MediaBox): Map<number, string> {
  const entries = listBoxes(bytes, from + (view.getUint8(from) === 0 ? 6 : 8), end)
  if (entries.length > mostParts) throw tooManyParts()
  return new Map(
    entries.map(({ from: at }) => {
      const long = view.getUint8(at) === 3
      const id = long ? view.getUint32(at + 4) : view.getUint16(at + 4)
      return [id, asciiAt(bytes, at + (long ? 10 : 8), 4)]
    }),
  )
}

export const tooManyParts = () =>
  new UnreadablePicture('image_costly', `a HEIC of more than ${mostParts} parts`)

/** Reads the items that each derived item is drawn from. The same one may be named again and again. */
function readSources(bytes: Uint8Array, view: DataView, { from, end }: MediaBox): Map<number, number[]> {
  const long = view.getUint8(from) !== 0
  const idAt = (at: number) => (long ? view.getUint32(at) : view.getUint16(at))
  const width = long ? 4 : 2
  const derived = listBoxes(bytes, from + 4, end).filter(({ type }) => type === 'dimg')
  return new Map(
    derived.map(({ from: at }) => {
      const count = view.getUint16(at + width)
      if (count > mostParts) throw tooManyParts()
      const sources = Array.from({ length: count }, (_, index) => idAt(at + width + 2 + width * index))
      return [idAt(at), sources]
    }),
  )
}

/** Reads the properties that are associated with each item. */
function readProperties(bytes: Uint8Array, view: DataView, { from, end }: MediaBox): Map<number, MediaBox[]> {
  const inside = find(listBoxes(bytes, from, end))
  const container = need(inside('ipco'))
  const properties = listBoxes(bytes, container.from, container.end)
  const { from: start } = need(inside('ipma'))
  const longIds = view.getUint8(start) > 0
  const longIndexes = (view.getUint8(start + 3) & 1) === 1
  const count = view.getUint32(start + 4)
  if (count > mostParts) throw tooManyParts()
  const found = new Map<number, MediaBox[]>()
  let at = start + 8
  for (let entry = 0; entry < count; entry += 1) {
    const id = longIds ? view.getUint32(at) : view.getUint16(at)
    at += longIds ? 4 : 2
    const associations = view.getUint8(at)
    at += 1
    const own: MediaBox[] = []
    for (let each = 0; each < associations; each += 1) {
      const index = longIndexes ? view.getUint16(at) & 0x7fff : view.getUint8(at) & 0x7f
      at += longIndexes ? 2 : 1
      const property = properties[index - 1]
      if (property) own.push(property)
    }
    found.set(id, own)
  }
  return found
}

/** What a HEIC file says about its pictures. */
export interface HeicItems {
  /** The item that the file shows. */
  readonly primary: number
  /** How an item is coded, such as `hvc1` or `grid`; '' for one that is not there. */
  readonly codingOf: (id: number) => string
  readonly propertiesOf: (id: number) => readonly MediaBox[]
  /** The items that a derived one is drawn from; undefined for one that is not derived. */
  readonly sourcesOf: (id: number) => readonly number[] | undefined
}

/**
 * Reads the list of items of a HEIC file.
 * @throws RangeError when it is damaged
 */
export function readHeicItems(bytes: Uint8Array): HeicItems {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const meta = need(listBoxes(bytes, 0, bytes.length).find(({ type }) => type === 'meta'))
  const inside = find(listBoxes(bytes, meta.from + 4, meta.end))
  const primary = need(inside('pitm')).from
  const codings = readCodings(bytes, view, need(inside('iinf')))
  const properties = readProperties(bytes, view, need(inside('iprp')))
  const references = inside('iref')
  const sources = references ? readSources(bytes, view, references) : new Map<number, number[]>()
  return {
    primary: view.getUint8(primary) === 0 ? view.getUint16(primary + 4) : view.getUint32(primary + 4),
    codingOf: (id) => codings.get(id) ?? '',
    propertiesOf: (id) => properties.get(id) ?? [],
    sourcesOf: (id) => sources.get(id),
  }
}
