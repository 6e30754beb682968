/**
 * Returns an id for one request, which the server writes to its log; short enough to be read out to support.
 * `randomUUID` is not used because it
 * needs a secure context.
 */
export const newRequestId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
