import {
  bodyDeadlineMs,
  fillPath,
  messageFor,
  writeQuery,
  type EndpointDefinition,
  type Locale,
} from '@metrolibre/contract'
import ky, { isNetworkError as isTransportError, isTimeoutError } from 'ky'
import type { ApiConfiguration } from '../configure.ts'
import { NetworkError } from '../errors/network-error.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { freshness } from './own-writes.ts'
import { requestBody } from './request-body.ts'
import { newTraceParent } from './trace-parent.ts'
import type { LooseInput } from './types.ts'

const callTimeoutMs = 20_000
/**
 * The timeout of an upload. The server accepts a slow upload as long as data arrives, and processing the
 * files takes time as well.
 */
const uploadTimeoutMs = (files: LooseInput['files']): number =>
  100_000 +
  bodyDeadlineMs(
    Object.values(files ?? {})
      .flat()
      .reduce((sum, file) => sum + (file?.size ?? 0), 0),
  )

export interface Sending {
  readonly endpoint: EndpointDefinition
  readonly input: LooseInput
  readonly requestId: string
  readonly locale: Locale
  readonly token: string | null | undefined
}

const addressOf = (baseUrl: string, { endpoint, input }: Sending): string => {
  const path = fillPath(endpoint.path, (input.params ?? {}) as Record<string, unknown>)
  const search = writeQuery((input.query ?? {}) as Record<string, unknown>).toString()
  return `${baseUrl}${path}${search ? `?${search}` : ''}`
}

const headersOf = (
  { tracing }: ApiConfiguration,
  { endpoint, input, requestId, locale, token }: Sending,
): Record<string, string> => ({
  accept: endpoint.response.kind === 'binary' ? '*/*' : 'application/json',
  'accept-language': locale,
  'x-request-id': requestId,
  ...freshness(),
  ...(tracing ? { traceparent: newTraceParent() } : {}),
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(input.idempotencyKey ? { 'idempotency-key': input.idempotencyKey } : {}),
})

/** Turns a failure of the transport into a `NetworkError`. An abort by the caller stays unchanged. */
export const transportFailure = (error: unknown, { input, locale, requestId }: Sending): unknown => {
  if (input.signal?.aborted) return error
  const failure = isTimeoutError(error) ? 'timeout' : 'unreachable'
  const known = isTimeoutError(error) || isTransportError(error) || error instanceof TypeError
  if (!known) return error
  const message = messageFor(locale, failure === 'timeout' ? 'error.timeout' : 'error.network')
  return new NetworkError(message, { failure, requestId, cause: error })
}

const transportOf = ({ fetch }: ApiConfiguration, { onProgress }: LooseInput, form: FormData | undefined) => {
  if (fetch) return { fetch: fetch as typeof globalThis.fetch }
  return onProgress && form ? { fetch: fetchWithProgress(form, onProgress) } : {}
}

/**
 * Sends one request. A read that failed on the network is retried once; nothing else is, because the server
 * may have processed it already.
 * @throws NetworkError when no answer arrives.
 */
export const send = async (
  configuration: ApiConfiguration,
  sending: Sending,
): Promise<globalThis.Response> => {
  const { endpoint, input } = sending
  const sent = requestBody(input)
  try {
    return await ky(addressOf(configuration.baseUrl, sending), {
      method: endpoint.method,
      headers: headersOf(configuration, sending),
      ...sent,
      signal: input.signal ?? null,
      timeout: configuration.timeoutMs ?? (input.files ? uploadTimeoutMs(input.files) : callTimeoutMs),
      retry: { limit: 1, methods: ['get'], statusCodes: [] },
      throwHttpErrors: false,
      ...transportOf(configuration, input, sent.body),
    })
  } catch (error) {
    throw transportFailure(error, sending)
  }
}
