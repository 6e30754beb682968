const wellFormed = /^[0-9a-f]{64}$/

/** Reads a typed or pasted hash, ignoring spaces and capitals; returns undefined when it is none. */
export function readHash(text: string): string | undefined {
  const hash = text.replace(/\s+/g, '').toLowerCase()
  return wellFormed.test(hash) ? hash : undefined
}

/**
 * Returns the SHA-256 of a document in lower-case hexadecimal. It is computed in the browser, so the file
 * stays on the device.
 */
export async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Writes a hash in groups of four characters, for reading aloud. */
export const spaced = (hash: string): string => hash.replace(/(.{4})(?=.)/g, '$1 ')
