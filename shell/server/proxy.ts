import proxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from './settings.ts'

const identityRoots = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com']

type Sender = Pick<FastifyRequest, 'socket' | 'headers'>

/**
 * Whom the request came from stands last, behind whatever it said itself: the API believes a list from its end on,
 * so that nobody takes another's address, nor all visitors together ours.
 */
export const namingSender = ({ socket, headers: { 'x-forwarded-for': said } }: Sender) => ({
  'x-forwarded-for': [said, socket.remoteAddress].filter(Boolean).join(', '),
})

/** Passes on what other processes answer, so that browsers meet one origin only. Paths stay as they are. */
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
  app.get('/api/metrics', (_, reply) => reply.code(404).type('text/plain').send('Not found'))
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
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, ...namingSender(request) }),
      },
    })
}
