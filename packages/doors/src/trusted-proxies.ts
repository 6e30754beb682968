import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'

/** Whether an address may say in `X-Forwarded-For` whom a request came from. */
export type Trust = (address: string) => boolean

const everybody = /\/0+$/

const entriesOf = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** Whether `readTrust` can read it. A range that holds everybody is none. */
export function isTrustList(list: string): boolean {
  const entries = entriesOf(list)
  if (entries.length === 0 || entries.some((entry) => everybody.test(entry))) return false
  try {
    readTrust(list)
    return true
  } catch {
    return false
  }
}

/** What to say behind the name of a variable that is no such list. */
export const wantsTrustList = 'must list addresses or ranges of proxies, parted by commas, or be none'

/**
 * Reads a list of addresses, ranges (`10.1.0.0/16`) and the names `loopback`, `linklocal` and `uniquelocal`, parted by
 * commas; `none` believes nobody.
 */
export function readTrust(list: string): Trust {
  if (list.trim() === 'none') return () => false
  const trust = proxyAddr.compile(entriesOf(list))
  return (address) => trust(address, 0)
}

/**
 * Whom a request came from: what it is connected to, or, where that is a trusted proxy, whom that one names. The list
 * is believed from its end on, only as long as trusted proxies stand in it.
 */
export function senderOf(request: IncomingMessage, trust: Trust): string {
  const connected = request.socket.remoteAddress ?? ''
  if (request.headers['x-forwarded-for'] === undefined) return connected
  const named = proxyAddr(request, trust)
  return isIP(named) ? named : connected
}
