const shown = 4

/**
 * What is counted of an address: all of an IPv4 address, and of an IPv6 address the first half (`2001:db8:1:2::/64`),
 * for whoever has one has the rest of its network too and could call from another each time. RULES §10.
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const sides = plain.split('::').map((side) => side.split(':').filter(Boolean))
  // What is no address has too many groups at times; it is counted all the same.
  const skipped = Array<string>(Math.max(0, 8 - sides.flat().length)).fill('0')
  const all = sides.reduce((head, tail) => [...head, ...skipped, ...tail])
  const network = all.slice(0, shown).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
