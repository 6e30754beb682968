import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import { coversEverybody } from './trust-ranges.ts'

/** Returns whether a proxy at this address is trusted to name the client in `X-Forwarded-For`. */
export type Trust = (address: string) => boolean

const entriesOf = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** Returns whether `readTrust` can read the list. Ranges that contain everybody, alone or together, are rejected. */
export function isTrustList(list: string): boolean {
  const entries = entriesOf(list)
  if (entries.length === 0 || coversEverybody(entries)) return false
  try {
    readTrust(list)
    return true
  } catch {
    return false
  }
}

/** The error message about an environment variable that is no such list; its name is put before it. */
export const wantsTrustList =
  'must list addresses or ranges of proxies, parted by commas, that don’t cover everybody, or be none'

/** Longer than any address. What a client claims to be one may be as long as a header. */
const longestAddress = 45
const rememberedAtMost = 1000

/** Remembers what was decided: the same few proxies send most requests, and reading an address again takes longer. */
const remember = (trust: Trust): Trust => {
  const known = new Map<string, boolean>()
  return (address) => {
    const before = known.get(address)
    if (before !== undefined) return before
    const trusted = trust(address)
    if (known.size >= rememberedAtMost) known.clear()
    if (address.length <= longestAddress) known.set(address, trusted)
    return trusted
  }
}

/**
 * Parses a comma-separated list of addresses, ranges (`10.1.0.0/16`) and the names `loopback`, `linklocal`
 * and `uniquelocal`; `none` trusts nobody.
 */
export function readTrust(list: string): Trust {
  if (list.trim() === 'none') return () => false
  const trust = proxyAddr.compile(entriesOf(list))
  return remember((address) => trust(address, 0))
}

/**
 * Returns the address of the client: the address of the connection, or if that is a trusted proxy, the
 * address it names in `X-Forwarded-For`. The header is read from its end and believed only up to the first
 * address that is no trusted proxy.
 */
export function senderOf(request: IncomingMessage, trust: Trust): string {
  const connected = request.socket.remoteAddress ?? ''
  if (request.headers['x-forwarded-for'] === undefined) return connected
  const named = proxyAddr(request, trust)
  return isIP(named) ? named : connected
}
