import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import proxy from '@fastify/http-proxy'
import { bodyLimits } from '@metrolibre/contract'
import { plainUrl, sendRefusal } from '@metrolibre/doors'
import { traceParent } from '@metrolibre/tracing'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { outdatedBy } from './pages/outdated.ts'
import type { ComposerSettings } from './settings.ts'

const identityRoots = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com']
const takingBodies = ['/api/', ...identityRoots.map((root) => `${root}/`)]

/**
 * Returns how many bytes the body of a request may have: none where no body is read, more for forms with
 * files.
 */
export function bodyLimitOf({ url, headers }: IncomingMessage): number {
  const path = plainUrl(url!)
  if (!takingBodies.some((start) => path.startsWith(start))) return 0
  const isForm = /^multipart\/form-data/i.test(headers['content-type'] ?? '')
  return isForm ? bodyLimits.formBytes : bodyLimits.jsonBytes
}

/** Headers about the client's connection to us. undici, which connects to the API, refuses to send them. */
const ofTheConnection = ['keep-alive', 'upgrade', 'expect', 'http2-settings', 'te', 'trailer']

/**
 * The client is reported to the API as a single address that the composer has determined, so that the API
 * trusts nobody whom the composer does not trust.
 */
const forApi = ({ ip }: Pick<FastifyRequest, 'ip'>, headers: IncomingMessage['headers']) => {
  const passed: IncomingMessage['headers'] = { ...headers, 'x-forwarded-for': ip }
  for (const name of ofTheConnection) delete passed[name]
  const trace = traceParent()
  if (trace) passed['traceparent'] = trace
  return passed
}

/**
 * Headers about our connection to the API. The client's own connection has others: passed on, they would keep
 * a connection open that the client asked to close, and it would wait for its end.
 */
const ofOurConnection = ['connection', 'keep-alive', 'proxy-connection']

const forClient = (headers: IncomingMessage['headers']) => {
  const passed = { ...headers }
  for (const name of ofOurConnection) delete passed[name]
  return passed
}

/**
 * Answers that the API is unavailable, while it restarts or can't be reached. The reason is only logged,
 * because it contains internal addresses.
 */
function sayAway(request: IncomingMessage, response: ServerResponse): void {
  sendRefusal(request, response, { code: 'unavailable', retryAfterSeconds: 5 })
}

/** What is written as text is sent as small as the browser reads it; pictures and documents are small already. */
const compression = {
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  customTypes: /^application\/(?:problem\+)?json/,
  threshold: 1000,
  // Higher ones take longer than what they save on the way.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
}

/** Forwards requests to the other processes, so that browsers see a single origin. */
export async function proxyRoutes(
  app: FastifyInstance,
  { API_URL, IDENTITY_URL }: ComposerSettings,
  onOutdated: (concerns: (key: string) => boolean) => void,
): Promise<void> {
  // A user who changes something sees it at once, and nobody else sees any more what was hidden.
  app.addHook('onSend', async ({ method, url }, { statusCode }) => {
    const concerns = statusCode < 300 ? outdatedBy(method, url) : undefined
    if (concerns) onOutdated(concerns)
  })
  // The metrics are read from the API directly, by machines in the same network; the public must not see
  // them.
  for (const url of ['/api/metrics', '/api/metrics/*'])
    app.all(url, (_, reply) => reply.code(404).type('text/plain').send('Not found'))
  const routes = [
    ...['/api', '/files'].map((prefix) => ({ prefix, upstream: API_URL })),
    // The identity SDK ignores the path of an address, so its APIs are forwarded at the root.
    ...(IDENTITY_URL ? identityRoots.map((prefix) => ({ prefix, upstream: IDENTITY_URL })) : []),
  ]
  await app.register(async (scope) => {
    await scope.register(compress, compression)
    for (const { prefix, upstream } of routes)
      await scope.register(proxy, {
        prefix,
        upstream,
        rewritePrefix: prefix,
        logLevel: 'warn',
        // No connection limit, because the API refuses excess requests itself, and slow readers must not occupy
        // places that others wait for. Certificates are verified, which is not the default here; otherwise
        // anybody who answers over TLS would be taken for the API.
        undici: { connections: null, connect: { rejectUnauthorized: true } },
        replyOptions: {
          rewriteRequestHeaders: forApi,
          rewriteHeaders: forClient,
          // A refused request is not repeated: the client decides when to retry.
          retryDelay: () => null,
          onError: (reply) =>
            sayAway(reply.request.raw as IncomingMessage, reply.hijack().raw as ServerResponse),
        },
      })
  })
}
