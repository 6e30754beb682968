import proxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'

const identityRoots = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com']

/** Passes on what other processes answer, so that browsers meet one origin only. Paths stay as they are. */
export async function proxyRoutes(app: FastifyInstance, { API_URL, IDENTITY_URL }: Settings): Promise<void> {
  const routes = [
    ...['/api', '/files'].map((prefix) => ({ prefix, upstream: API_URL })),
    // The identity SDK drops any path of an address it is given, hence these roots.
    ...(IDENTITY_URL ? identityRoots.map((prefix) => ({ prefix, upstream: IDENTITY_URL })) : []),
  ]
  for (const { prefix, upstream } of routes)
    await app.register(proxy, { prefix, upstream, rewritePrefix: prefix, logLevel: 'warn' })
}
