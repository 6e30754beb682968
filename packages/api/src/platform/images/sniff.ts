/** The kinds of pictures that can be uploaded. */
export type PictureKind = 'png' | 'gif' | 'jpeg' | 'heic'

const starts = (bytes: Uint8Array, ...prefix: number[]): boolean =>
  prefix.every((byte, index) => bytes[index] === byte)

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

/**
 * Returns the kind of picture that the first bytes indicate, or undefined for anything else. File names and
 * declared types are ignored, so that SVG, HTML and scripts never pass as pictures.
 */
export const sniffPicture = (bytes: Uint8Array): PictureKind | undefined => {
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  if (text.slice(4, 8) === 'ftyp' && heicBrands.has(text.slice(8, 12))) return 'heic'
  return undefined
}
