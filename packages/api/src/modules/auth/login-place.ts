import type { Config } from '../../platform/config/config.ts'
import { keyedHashes } from '../../platform/keyed-hash.ts'
import { networkOf } from '@metrolibre/contract'
import { browserOf } from './browser-of.ts'

/**
 * Returns the part of an address that a provider usually keeps for one customer: its /24 or, for IPv6, its
 * /48 network.
 */
const neighbourhoodOf = (ip: string): string => {
  const network = networkOf(ip)
  const sign = network.includes(':') ? ':' : '.'
  return network.split(sign).slice(0, 3).join(sign)
}

/**
 * Returns the keyed hashes that stand for a network and browser of one account: the one to store, and those that older
 * secrets gave. They differ between accounts, so that they can't be linked by them (RULES.md §2.15).
 */
export const placesOf = (
  { APP_SECRET }: Config,
  userId: string,
  { ip, userAgent }: { ip: string; userAgent: string },
): ReturnType<typeof keyedHashes> =>
  keyedHashes(APP_SECRET, 'login-place', `${userId} ${neighbourhoodOf(ip)} ${browserOf(userAgent)}`)
