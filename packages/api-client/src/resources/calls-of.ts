import { networkText, type EndpointDefinition, type Locale } from '@metrolibre/contract'
import { announceCalls, call, NetworkError, type Answer } from '@metrolibre/api-client/core'
import { newRequestId } from '../call/request-id.ts'
import type { CallArguments } from '../call/types.ts'

const pageLanguage = (): Locale => (document.documentElement.lang === 'en' ? 'en' : 'es')

/**
 * Returns a function for a group of calls whose data first views show. Its schemas are loaded with the first
 * call, because a page that was rendered with its data makes none and needs no validation. It rejects like
 * `call`, with a NetworkError when the schemas can't be loaded.
 */
export function callsOf<const G extends Readonly<Record<string, EndpointDefinition>>>(
  load: () => Promise<G>,
) {
  // The function is missing in a page whose shell is one version older.
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
