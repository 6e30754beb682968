const shown = 4
/** No address is longer. What a proxy passes on as one may be as long as a header, and each colon of it would cost. */
const longest = 45

/**
 * Returns the part of an address by which calls are counted: the whole IPv4 address, or the first half of an
 * IPv6 address (`2001:db8:1:2::/64`), because its owner has the rest of the network too and could use another
 * address for each call (RULES.md §10.5).
 */
export const networkOf = (address: string): string => {
  const plain = address.slice(0, longest).replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const sides = plain.split('::').map((side) => side.split(':').filter(Boolean))
  // An invalid address may have too many groups. It is counted anyway.
  const skipped = Array<string>(Math.max(0, 8 - sides.flat().length)).fill('0')
  const all = sides.reduce((head, tail) => [...head, ...skipped, ...tail])
  const network = all.slice(0, shown).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
