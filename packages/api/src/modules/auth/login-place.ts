import type { Config } from '../../platform/config/config.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { networkOf } from '@metrolibre/contract'
import { browserOf } from './browser-of.ts'

/** The neighbourhood of an address: what a provider gives one place from day to day, /24 or /48. */
const neighbourhoodOf = (ip: string): string => {
  const network = networkOf(ip)
  const sign = network.includes(':') ? ':' : '.'
  return network.split(sign).slice(0, 3).join(sign)
}

/** What one account's place is known by: of another account, or another browser, it is another text (RULES.md §2). */
export const placeOf = (
  { APP_SECRET }: Config,
  userId: string,
  { ip, userAgent }: { ip: string; userAgent: string },
): string => keyedHash(APP_SECRET, 'login-place', `${userId} ${neighbourhoodOf(ip)} ${browserOf(userAgent)}`)
