import { createDeflate, crc32 } from 'node:zlib'

const marker = (kind: number, ...payload: number[]): Buffer =>
  Buffer.from([0xff, kind, (payload.length + 2) >> 8, (payload.length + 2) & 0xff, ...payload])

const uint16 = (value: number): number[] => [value >> 8, value & 0xff]

const components = [1, 2, 3]
/** In a scan of the finest kind, one bit of one coefficient of one component is sent. */
const bitsOfCoefficient = 14
/** A code of one bit, and no other. */
const oneCode = (table: number, symbol: number): Buffer =>
  marker(0xc4, table, 1, ...Array.from({ length: 15 }, () => 0), symbol)

/**
 * Returns a valid progressive JPEG of one colour in as many scans as are asked for, up to 2,647. Each scan is only a few bytes
 * long, and each makes a decoder go through all blocks of the picture.
 */
export function makeScans(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2
  // Each symbol ends 16,384 blocks and is 15 bits long, all of them zero.
  const rest = Buffer.alloc(Math.ceil((Math.ceil(blocks / 16_384) * 15) / 8))
  const parts = [
    Buffer.from([0xff, 0xd8]),
    marker(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    marker(0xc2, 8, ...uint16(side), ...uint16(side), 3, ...components.flatMap((id) => [id, 0x11, 0])),
    oneCode(0, 0),
    oneCode(0x10, 0xe0),
    marker(0xda, 3, ...components.flatMap((id) => [id, 0]), 0, 0, 0),
    Buffer.alloc(Math.ceil((blocks * 3) / 8)),
  ]
  for (let scan = 1; scan < scans; scan += 1) {
    const bit = (scan - 1) % bitsOfCoefficient
    const place = Math.floor((scan - 1) / bitsOfCoefficient)
    const coefficient = 1 + (place % 63)
    const precision = bit === 0 ? 0x0d : ((14 - bit) << 4) | (13 - bit)
    parts.push(marker(0xda, 1, 1 + Math.floor(place / 63), 0, coefficient, coefficient, precision), rest)
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])])
}

/** Returns EXIF data with one directory, each of whose entries leads to that directory again. */
export function makeExifLoop(entries: number): Buffer {
  const data = Buffer.alloc(8 + 2 + 12 * entries + 4)
  data.write('MM\0*\0\0\0\x08', 'latin1')
  data.writeUInt16BE(entries, 8)
  for (let at = 10; at < 10 + 12 * entries; at += 12) {
    data.writeUInt16BE(0x8769, at)
    data.writeUInt16BE(4, at + 2)
    data.writeUInt32BE(1, at + 4)
    data.writeUInt32BE(8, at + 8)
  }
  return data
}

/** Returns a JPEG with further segments of a kind in front. */
export const withSegments = (jpeg: Buffer, kind: number, contents: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...contents.map((each) => marker(kind, ...each)), jpeg.subarray(2)])

/** Returns a PNG with further chunks behind its header. */
export const withChunks = (png: Buffer, type: string, contents: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...contents.map((each) => chunk(type, each)), png.subarray(33)])

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

export interface PngShape {
  readonly width: number
  readonly height: number
  readonly depth: 1 | 2 | 4 | 8 | 16
  /** 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha. */
  readonly colour: 0 | 2 | 3 | 4 | 6
  readonly interlaced: boolean
}

/** Returns the signature and the header of a PNG. */
export const makePngHead = ({ width, height, depth, colour, interlaced }: PngShape): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8)
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header)])
}

/** Returns a transparent black picture with 16 bits for each channel, interlaced, of `side` × `side` pixels. */
export async function makeInterlacedPng(side: number): Promise<Buffer> {
  const deflate = createDeflate()
  const pieces: Buffer[] = []
  deflate.on('data', (piece: Buffer) => pieces.push(piece))
  const ended = new Promise((resolve) => deflate.once('end', resolve))
  for (const [left, top, right, down] of passes) {
    const rows = Math.ceil((side - top) / down)
    const row = Buffer.alloc(1 + 8 * Math.ceil((side - left) / right))
    for (let at = 0; at < rows; at += 1)
      if (!deflate.write(row)) await new Promise((resolve) => deflate.once('drain', resolve))
  }
  deflate.end()
  await ended
  const head = makePngHead({ width: side, height: side, depth: 16, colour: 6, interlaced: true })
  return Buffer.concat([head, chunk('IDAT', Buffer.concat(pieces)), chunk('IEND', Buffer.alloc(0))])
}

/** The passes of Adam7: the first column and row of each, and its steps. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
