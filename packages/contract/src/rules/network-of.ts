const shown = 4

/**
 * What is counted of an address: all of an IPv4 address, and of an IPv6 address the first half (`2001:db8:1:2::/64`),
 * for whoever has one has the rest of its network too and could call from another each time. RULES §10.
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const skipped = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const all = [...groups, ...Array<string>(skipped).fill('0'), ...(tail ?? '').split(':').filter(Boolean)]
  const network = all.slice(0, shown).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
