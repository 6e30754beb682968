import { networkText, type EndpointDefinition, type Locale } from '@metrolibre/contract'
import { announceCalls, call, NetworkError, type Answer } from '@metrolibre/api-client/core'
import { newRequestId } from '../call/request-id.ts'
import type { CallArguments } from '../call/types.ts'

const pageLanguage = (): Locale => (document.documentElement.lang === 'en' ? 'en' : 'es')

/**
 * The calls of a group that first views show data of. Its schemas come with the first call: a page that brought
 * its data along makes none, and carries no validation. Rejects as `call`, with a NetworkError when they can't be
 * fetched.
 */
export function callsOf<const G extends Readonly<Record<string, EndpointDefinition>>>(
  load: () => Promise<G>,
) {
  // A page whose shell is a version behind has none.
  ;(announceCalls as typeof announceCalls | undefined)?.(load)
  return async <K extends keyof G>(name: K, ...input: CallArguments<G[K]>): Promise<Answer<G[K]>> => {
    const group = await load().catch((cause: unknown) => {
      throw new NetworkError(networkText[pageLanguage()], {
        failure: 'unreachable',
        requestId: newRequestId(),
        cause,
      })
    })
    return call(group[name] as G[K], ...input)
  }
}
