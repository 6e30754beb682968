import { createHash } from 'node:crypto'

/** Returns the SHA-256 hash in lower-case hexadecimal. It hides only values that are random themselves. */
export const sha256 = (value: string | Uint8Array): string => createHash('sha256').update(value).digest('hex')

/** Returns a short hash of a value's JSON, by which a repeated value is told from another one. */
export const jsonHash = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')
