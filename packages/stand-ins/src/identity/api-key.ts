import type { FastifyRequest } from 'fastify'
import { keyRefused, IdentityError } from './errors.ts'

export interface ApiKeys {
  /** The key of the pages; by default any key is accepted. */
  apiKey?: string | undefined
  /**
   * The key of the servers. If it is set, `apiKey` is restricted to browsers: it is refused without a
   * referrer, like a real key with that restriction, and this key is refused with a referrer.
   */
  serverApiKey?: string | undefined
}

const blocked = (message: string, reason: string) => keyRefused(message, 403, reason)

/** Checks the API key in `?key=`. @throws IdentityError with the refusals of Google's API keys */
export function checkApiKey({ apiKey, serverApiKey }: ApiKeys, request: FastifyRequest): void {
  const given = (request.query as Record<string, unknown>)['key']
  if (typeof given !== 'string' || given === '')
    throw new IdentityError(
      "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
      403,
    )
  if (apiKey === undefined) return
  const referrer = request.headers.referer ?? request.headers.origin
  if (serverApiKey !== undefined && given === serverApiKey) {
    if (!referrer) return
    throw blocked('The provided API key has an IP address restriction.', 'API_KEY_IP_ADDRESS_BLOCKED')
  }
  if (given !== apiKey)
    throw keyRefused('API key not valid. Please pass a valid API key.', 400, 'API_KEY_INVALID')
  if (serverApiKey !== undefined && !referrer)
    throw blocked('Requests from referer <empty> are blocked.', 'API_KEY_HTTP_REFERRER_BLOCKED')
}
