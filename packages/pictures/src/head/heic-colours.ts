import { readHeicItems } from './heic-items.ts'
import { asciiAt } from './kind.ts'
import { UnreadablePicture } from './unreadable-picture.ts'

/** What the numbers of a HEIC picture mean: an ICC profile, or codes of ITU-T H.273. */
export type HeicColours =
  | { readonly profile: Uint8Array }
  | { readonly primaries: number; readonly transfer: number }

const profiles = new Set(['prof', 'rICC'])

/**
 * Reads the colours of the picture that a HEIC file shows. A profile counts more than the codes next to it, and what a picture
 * does not state its first tile may. Returns undefined when nothing is stated.
 * @throws UnreadablePicture when the list of pictures is damaged
 */
export function readHeicColours(bytes: Uint8Array): HeicColours | undefined {
  try {
    return findColours(bytes)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new UnreadablePicture('image_heic', error.message, { cause: error })
  }
}

function findColours(bytes: Uint8Array): HeicColours | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { primary, propertiesOf, sourcesOf } = readHeicItems(bytes)
  let codes: HeicColours | undefined
  for (const id of [primary, ...(sourcesOf(primary) ?? []).slice(0, 1)]) {
    for (const { type, from, end } of propertiesOf(id)) {
      if (type !== 'colr') continue
      const kind = asciiAt(bytes, from, 4)
      if (profiles.has(kind)) return { profile: bytes.slice(from + 4, end) }
      if (kind === 'nclx')
        codes ??= { primaries: view.getUint16(from + 4), transfer: view.getUint16(from + 6) }
    }
  }
  return codes
}
