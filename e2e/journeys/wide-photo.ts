import { randomFillSync } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** A photo of 1.9 MB that is wider than it is kept: grey noise, which no encoder makes small. */
export const widePhoto = () => {
  const [width, height] = [1600, 1200]
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row += 1) randomFillSync(rows, row * (width + 1) + 1, width)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  const buffer = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
  return { name: 'patio.png', mimeType: 'image/png', buffer }
}
