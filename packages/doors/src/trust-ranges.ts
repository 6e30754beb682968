import { isIP } from 'node:net'

/** The widest ranges of proxies that somebody may own, in bits of their prefix. */
const widest = { 4: 8, 6: 16 } as const
/** Proxies in this share of all addresses are nobody's. */
const mostOfAll = 1 / 8
/** Ranges of machines that no visitor can have: local and link-local addresses. */
const local = /^f([cd]|e[89ab])[\da-f]{2}:/i

interface Range {
  readonly family: 4 | 6
  readonly prefix: number
}

const bitsOf = (mask: string): number =>
  mask.split('.').reduce((sum, part) => sum + Number(part).toString(2).replaceAll('0', '').length, 0)

/** Reads `10.0.0.0/8`, `10.0.0.0/255.0.0.0` or an address; an IPv4 range in IPv6 form counts as IPv4. */
function readRange(entry: string): Range | undefined {
  const [address = '', size] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || local.test(address)) return undefined
  const given =
    size === undefined ? (family === 4 ? 32 : 128) : size.includes('.') ? bitsOf(size) : Number(size)
  const mapped = /^(0*:)*:?(0*:)*ffff:/i.test(address) && given >= 96
  return mapped ? { family: 4, prefix: given - 96 } : { family: family as 4 | 6, prefix: given }
}

/**
 * Tells whether ranges of trusted proxies cover everybody, alone or together: any visitor could then write whatever address
 * they like into `X-Forwarded-For`.
 */
export function coversEverybody(entries: readonly string[]): boolean {
  const ranges = [...new Set(entries)].map(readRange).filter((range) => range !== undefined)
  const shareOf = (family: 4 | 6) =>
    ranges.reduce((sum, range) => sum + (range.family === family ? 2 ** -range.prefix : 0), 0)
  return (
    ranges.some(({ family, prefix }) => prefix < widest[family]) ||
    shareOf(4) > mostOfAll ||
    shareOf(6) > mostOfAll
  )
}
