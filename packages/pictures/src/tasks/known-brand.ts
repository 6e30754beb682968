import { sniffPicture } from '../head/kind.ts'

const majorBrand = 8

/**
 * Returns a HEIC picture with the brand that every decoder knows in front. What it is was read from its content before, and
 * some phones name a brand first that libvips does not look for, such as `miaf`.
 */
export function withKnownBrand(bytes: Uint8Array): Uint8Array {
  if (sniffPicture(bytes) !== 'heic') return bytes
  const known = Uint8Array.from(bytes)
  known.set(Buffer.from('heic', 'latin1'), majorBrand)
  return known
}
