const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** Returns the header of a new trace (W3C Trace Context); the composer decides whether it is recorded. */
export const newTraceParent = (): string => `00-${randomHex(16)}-${randomHex(8)}-01`
