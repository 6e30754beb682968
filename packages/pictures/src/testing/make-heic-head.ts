const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff])
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const box = (type: string, ...content: Buffer[]): Buffer => {
  const inside = Buffer.concat(content)
  return Buffer.concat([uint32(inside.length + 8), Buffer.from(type, 'latin1'), inside])
}
const plain = uint32(0)

export interface HeicShape {
  /** Of the file, the major one first. */
  readonly brands?: readonly string[]
  readonly coding?: string
  readonly width: number
  readonly height: number
  /** The tiles that the picture is put together from: their number and the length of their sides. */
  readonly tiles?: { readonly count: number; readonly side: number }
}

/** Returns what stands in front of the pictures in a HEIC file, as phones write it: one picture, or a grid of tiles. */
export function makeHeicHead({
  brands = ['heic', 'mif1', 'heic'],
  coding = 'hvc1',
  width,
  height,
  tiles,
}: HeicShape): Buffer {
  const ids = Array.from({ length: tiles?.count ?? 0 }, (_, index) => index + 2)
  const entry = (id: number, type: string) =>
    box('infe', Buffer.from([2, 0, 0, 0]), uint16(id), uint16(0), Buffer.from(`${type}\0`, 'latin1'))
  const entries = [entry(1, tiles ? 'grid' : coding), ...ids.map((id) => entry(id, coding))]
  const size = (wide: number, high: number) => box('ispe', plain, uint32(wide), uint32(high))
  const sizeOf = (id: number, property: number) => Buffer.concat([uint16(id), Buffer.from([1, property])])
  const sides = tiles?.side ?? 0
  const [major = '', ...others] = brands
  return Buffer.concat([
    box('ftyp', Buffer.from(major, 'latin1'), plain, Buffer.from(others.join(''), 'latin1')),
    box(
      'meta',
      plain,
      box('pitm', plain, uint16(1)),
      box('iinf', plain, uint16(entries.length), ...entries),
      ...(tiles ? [box('iref', plain, box('dimg', uint16(1), uint16(ids.length), ...ids.map(uint16)))] : []),
      box(
        'iprp',
        box('ipco', size(width, height), size(sides, sides)),
        box('ipma', plain, uint32(entries.length), sizeOf(1, 1), ...ids.map((id) => sizeOf(id, 2))),
      ),
    ),
  ])
}
