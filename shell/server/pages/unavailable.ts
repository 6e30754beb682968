import type { FastifyInstance, FastifyReply } from 'fastify'
import { localeOfPath } from '@metrolibre/platform/remote-config'
import { plainHeaders, plainPage } from './plain-page.ts'

const retryAfterSeconds = 5

/** Answers that a page can't be made for the moment. */
export const unavailable = (reply: FastifyReply, pathname: string) =>
  reply
    .code(503)
    .headers({ ...plainHeaders, 'retry-after': retryAfterSeconds })
    .send(plainPage(localeOfPath(pathname), 'unavailable'))

/** Answers failures of our own without their reason, which contains paths of the server; it is only logged. */
export function refuseWithoutDetails(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    if (error.statusCode && error.statusCode < 500) return reply.send(error)
    const [pathname = '/'] = request.originalUrl.split('?')
    request.log.error({ err: error, path: pathname }, 'page not made')
    return unavailable(reply, pathname)
  })
}
