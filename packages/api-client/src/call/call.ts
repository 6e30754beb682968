import { networkText, type EndpointDefinition } from '@metrolibre/contract'
import { apiConfiguration } from '../configure.ts'
import { NetworkError } from '../errors/network-error.ts'
import type { attempt as Attempt } from './attempt.ts'
import { newRequestId } from './request-id.ts'
import type { Sending } from './send.ts'
import { tokenFor } from './token-for.ts'
import type { Answer, CallArguments, LooseInput } from './types.ts'

/** What sends and reads comes with the first call: a page that brought its data along makes none. */
const transport = async ({ locale, requestId }: Sending): Promise<typeof Attempt> => {
  try {
    return (await import(/* webpackChunkName: "calls" */ './attempt.ts')).attempt
  } catch (cause) {
    throw new NetworkError(networkText[locale], { failure: 'unreachable', requestId, cause })
  }
}

const groups = new Set<() => Promise<unknown>>()

/** Makes a group of calls, whose schemas `load` fetches, known to `prepareCalls`. */
export const announceCalls = (load: () => Promise<unknown>): void => void groups.add(load)

/** Fetches what the calls of all that is loaded need, so that it is at hand without a connection. */
export const prepareCalls = async (): Promise<void> => {
  await Promise.all([
    import(/* webpackChunkName: "calls" */ './attempt.ts'),
    ...[...groups].map((load) => load()),
  ])
}

/**
 * Calls an endpoint of the contract and gives its checked answer.
 * @throws ApiError when the server refuses, NetworkError when no answer comes, ContractError when the answer
 * does not fit, and the signal's reason when the caller gives up.
 */
export const call = async <const E extends EndpointDefinition>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<Answer<E>> => {
  const configuration = apiConfiguration()
  const sending: Sending = {
    endpoint,
    input: (input ?? {}) as LooseInput,
    requestId: newRequestId(),
    locale: configuration.getLanguage?.() ?? 'es',
    token: await tokenFor(configuration, endpoint, false),
  }
  const attempt = await transport(sending)
  return (await attempt(configuration, sending)) as Answer<E>
}
