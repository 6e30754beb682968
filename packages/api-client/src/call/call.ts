import { networkText, type EndpointDefinition } from '@metrolibre/contract'
import { apiConfiguration } from '../configure.ts'
import { NetworkError } from '../errors/network-error.ts'
import type { attempt as Attempt } from './attempt.ts'
import { newRequestId } from './request-id.ts'
import type { Sending } from './send.ts'
import { tokenFor } from './token-for.ts'
import type { Answer, CallArguments, LooseInput } from './types.ts'

/**
 * Loads the code for requests with the first call, because a page that was rendered with its data makes none.
 */
const transport = async ({ locale, requestId }: Sending): Promise<typeof Attempt> => {
  try {
    return (await import(/* webpackChunkName: "calls" */ './attempt.ts')).attempt
  } catch (cause) {
    throw new NetworkError(networkText[locale], { failure: 'unreachable', requestId, cause })
  }
}

const groups = new Set<() => Promise<unknown>>()

/** Registers a group of calls, whose schemas `load` fetches, for `prepareCalls`. */
export const announceCalls = (load: () => Promise<unknown>): void => void groups.add(load)

/** Loads everything that the calls of all loaded code need, so that it is available without a connection. */
export const prepareCalls = async (): Promise<void> => {
  await Promise.all([
    import(/* webpackChunkName: "calls" */ './attempt.ts'),
    ...[...groups].map((load) => load()),
  ])
}

/**
 * Calls an endpoint of the contract and returns its validated answer.
 * @throws ApiError when the server refuses, NetworkError when no answer arrives, ContractError when the
 *   answer is invalid, and the signal's reason when the caller aborts.
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
