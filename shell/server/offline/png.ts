import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Eight bits each of red, green, blue and opacity, not interlaced. */
const format = [8, 6, 0, 0, 0]

/** A square picture as a PNG file. `pixels`: four bytes each, row by row. */
export function encodePng(size: number, pixels: Buffer): Buffer {
  const rows = Array.from({ length: size }, (_, row) => [
    // Each row begins with the name of its filter: none.
    Buffer.from([0]),
    pixels.subarray(row * size * 4, (row + 1) * size * 4),
  ])
  return Buffer.concat([
    signature,
    chunk('IHDR', Buffer.concat([number(size), number(size), Buffer.from(format)])),
    chunk('IDAT', deflateSync(Buffer.concat(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([number(data.length), body, number(crc32(body))])
}
