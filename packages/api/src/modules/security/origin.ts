import { networkOf } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { partlyHidden } from '../../platform/partly-hidden.ts'

/** The origin of a request, as far as it is stored. It is plain JSON, so that a job can carry it. */
export interface RequestOrigin {
  network: string
  networkHash: string
  userAgent: string
  requestId: string
}

const shownUserAgent = 160

/** Returns what is stored of a request's sender, never the whole address (RULES.md §2.74). */
export const originOf = (
  { config }: Pick<AppContext, 'config'>,
  { ip, userAgent, id }: Pick<RequestFacts, 'ip' | 'userAgent' | 'id'>,
): RequestOrigin => ({
  network: partlyHidden(ip),
  networkHash: keyedHash(config.APP_SECRET, 'security-network', networkOf(ip)),
  userAgent: userAgent.slice(0, shownUserAgent),
  requestId: id,
})
