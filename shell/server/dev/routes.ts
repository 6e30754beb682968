import proxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { overrideOf } from './source-override.ts'

/** Passes on to the development server that a browser has chosen; on this machine only. */
export async function devRoutes(app: FastifyInstance): Promise<void> {
  await app.register(proxy, {
    prefix: '/dev',
    rewritePrefix: '/dev',
    upstream: '',
    replyOptions: {
      getUpstream: (request) => `http://127.0.0.1:${overrideOf(request.headers.cookie)?.port ?? 4100}`,
    },
  })
}
