import { createHash } from 'node:crypto'

/**
 * Returns an id that is the same in every demo, so that the URL of a demo property stays valid (version 8,
 * RFC 9562).
 */
export const demoId = (kind: string, key: string): string => {
  const hex = createHash('sha256').update(`metrolibre demo\0${kind}\0${key}`).digest('hex')
  const variant = '89ab'[Number.parseInt(hex[16]!, 16) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Returns a number from 0 up to but excluding 1 that depends only on the key. */
export const drawn = (key: string): number =>
  createHash('sha256').update(key).digest().readUInt32BE(0) / 2 ** 32
