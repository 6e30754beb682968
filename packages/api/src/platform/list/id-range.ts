const hex = /^[0-9a-f-]{6,36}$/
const shape = /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/

/**
 * Returns the first and the last id that begin with a code of at least six characters, as the codes of bookings do;
 * undefined for a text that can't be the beginning of an id.
 */
export function idsFrom(text: string): { first: string; last: string } | undefined {
  const code = text.trim().toLowerCase()
  if (!hex.test(code)) return undefined
  const start = code.replaceAll('-', '').slice(0, 32)
  const filled = (digit: string) => start.padEnd(32, digit).replace(shape, '$1-$2-$3-$4-$5')
  return { first: filled('0'), last: filled('f') }
}
