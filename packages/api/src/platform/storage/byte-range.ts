/** The bytes of a file that a caller asks for, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

const oneRange = /^bytes=(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))$/

/**
 * Reads a `Range` header. Returns undefined for the whole file: also for several ranges and other units, which may be answered
 * so (RFC 9110 §14.2), and `none` for a range outside of the file.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first, last, ending] = oneRange.exec(header?.replaceAll(/\s/g, '') ?? '') ?? []
  if (ending !== undefined) {
    const length = Math.min(Number(ending), size)
    return length === 0 ? 'none' : { start: size - length, end: size - 1 }
  }
  if (first === undefined) return undefined
  const start = Number(first)
  const end = last === undefined ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== undefined && Number(last) < start) return undefined
  return start < size ? { start, end } : 'none'
}
