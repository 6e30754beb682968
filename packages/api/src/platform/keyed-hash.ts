import { createHash, createHmac } from 'node:crypto'

/** A hash only we can make: it finds a value again without keeping it (RULES.md §2). */
export const keyedHash = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url')

/** Plain SHA-256, for values that are random themselves. */
export const sha256 = (value: string | Uint8Array): string => createHash('sha256').update(value).digest('hex')
