/** The kinds of pictures that can be uploaded. */
export type PictureKind = 'png' | 'gif' | 'jpeg' | 'heic'

const startsWith = (bytes: Uint8Array, ...prefix: number[]): boolean =>
  prefix.every((byte, index) => bytes[index] === byte)

export const asciiAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** Brands of files that hold pictures in HEVC, or in what the file says further on (ISO 23008-12, annex B; ISO 23000-22). */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'miaf'])
const mostBrands = 64

/** Returns the brands that a file of boxes names, its major one first. */
function brandsOf(bytes: Uint8Array): string[] {
  const size = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0)
  const end = Math.min(size, bytes.length, 16 + 4 * mostBrands)
  const brands = [asciiAt(bytes, 8, 4)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(asciiAt(bytes, at, 4))
  return brands
}

/**
 * Returns the kind of picture that the first bytes indicate, or undefined for anything else. File names and declared types are
 * ignored, so that SVG, HTML and scripts never pass as pictures.
 */
export function sniffPicture(bytes: Uint8Array): PictureKind | undefined {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (/^GIF8[79]a$/.test(asciiAt(bytes, 0, 6))) return 'gif'
  if (asciiAt(bytes, 4, 4) !== 'ftyp' || bytes.length < 12) return undefined
  return brandsOf(bytes).some((brand) => heicBrands.has(brand)) ? 'heic' : undefined
}
