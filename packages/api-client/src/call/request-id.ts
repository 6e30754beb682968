/** An id for one request, found again in the server's log. Not `randomUUID`: it needs a secure context. */
export const newRequestId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
