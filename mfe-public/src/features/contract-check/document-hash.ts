const wellFormed = /^[0-9a-f]{64}$/

/** A fingerprint as typed or pasted: spaces and capitals do not matter. Undefined when it is none. */
export function readHash(text: string): string | undefined {
  const hash = text.replace(/\s+/g, '').toLowerCase()
  return wellFormed.test(hash) ? hash : undefined
}

/** SHA-256 of a document in lower-case hexadecimal, computed here: the file stays on this device. */
export async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Groups of four, as it is read aloud. */
export const spaced = (hash: string): string => hash.replace(/(.{4})(?=.)/g, '$1 ')
