import type { IncomingMessage, ServerResponse } from 'node:http'
import proxy from '@fastify/http-proxy'
import { bodyLimits } from '@metrolibre/contract'
import { plainUrl, writeRefusal } from '@metrolibre/doors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from './settings.ts'

const identityRoots = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com']
const takingBodies = ['/api/', ...identityRoots.map((root) => `${root}/`)]

/** Bytes that the body of a request may have: none where nothing reads it, a form's for forms. */
export function bodyLimitOf({ url, headers }: IncomingMessage): number {
  const path = plainUrl(url!)
  if (!takingBodies.some((start) => path.startsWith(start))) return 0
  const isForm = /^multipart\/form-data/i.test(headers['content-type'] ?? '')
  return isForm ? bodyLimits.formBytes : bodyLimits.jsonBytes
}

/** Speak of the connection to us alone; passed on, the client to the API refuses them. */
const ofTheConnection = ['keep-alive', 'upgrade', 'expect', 'http2-settings', 'te', 'trailer']

/**
 * Whom the request came from is told as one address: ours to find out, so that nobody is believed whom the composer
 * does not believe.
 */
const forApi = ({ ip }: Pick<FastifyRequest, 'ip'>, headers: IncomingMessage['headers']) => {
  const passed: IncomingMessage['headers'] = { ...headers, 'x-forwarded-for': ip }
  for (const name of ofTheConnection) delete passed[name]
  return passed
}

/** Said while it starts anew, or cannot be reached. Why is in the log: it names addresses of our network. */
function sayAway(request: IncomingMessage, response: ServerResponse): void {
  writeRefusal(request, response, { code: 'unavailable', retryAfterSeconds: 5 })
  response.end()
}

/** Passes on what other processes answer, so that browsers meet one origin only. */
export async function proxyRoutes(
  app: FastifyInstance,
  { API_URL, IDENTITY_URL }: Settings,
  onCoverChange: () => void,
): Promise<void> {
  // Covers are in pages that are kept; whoever changed one sees it at once. Other instances follow in seconds.
  app.addHook('onSend', async ({ method, url }, { statusCode }) => {
    if (method === 'PUT' && url.startsWith('/api/admin/general/') && statusCode < 300) onCoverChange()
  })
  // For machines of the same network, which ask the API itself; how it is doing is not everybody's to know.
  for (const url of ['/api/metrics', '/api/metrics/*'])
    app.all(url, (_, reply) => reply.code(404).type('text/plain').send('Not found'))
  const routes = [
    ...['/api', '/files'].map((prefix) => ({ prefix, upstream: API_URL })),
    // The identity SDK drops any path of an address it is given, hence these roots.
    ...(IDENTITY_URL ? identityRoots.map((prefix) => ({ prefix, upstream: IDENTITY_URL })) : []),
  ]
  for (const { prefix, upstream } of routes)
    await app.register(proxy, {
      prefix,
      upstream,
      rewritePrefix: prefix,
      logLevel: 'warn',
      // The API says itself when it has too much to do; whoever reads slowly must not hold a place that others wait for.
      // By itself it would take whoever answers over TLS for the API.
      undici: { connections: null, connect: { rejectUnauthorized: true } },
      replyOptions: {
        rewriteRequestHeaders: forApi,
        // One that is told to come back later is not sent again and again meanwhile.
        retryDelay: () => null,
        onError: (reply) =>
          sayAway(reply.request.raw as IncomingMessage, reply.hijack().raw as ServerResponse),
      },
    })
}
