import { randomUUID } from 'node:crypto'
import { fastify, LogController, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { toProblem } from '../errors/to-problem.ts'
import { AppError, isAppError } from '../errors/app-error.ts'
import { limitInFlight } from './in-flight.ts'
import { localeOf } from './request-facts.ts'

const requestIdShape = /^[\w.-]{8,100}$/

/** JSON bodies are forms; files come as multipart with limits of their own. A drawn signature is the largest. */
const bodyLimit = 1_000_000

/** The HTTP side without any route: request ids, body reading, errors, limits. */
export function createServer(config: Config, logger: Logger): FastifyInstance {
  const server = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: 60_000,
    trustProxy: config.TRUSTED_PROXIES.split(','),
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && requestIdShape.test(given) ? given : randomUUID()
    },
    routerOptions: {
      ignoreTrailingSlash: false,
      ignoreDuplicateSlashes: false,
      caseSensitive: true,
      maxParamLength: 200,
    },
  }) as unknown as FastifyInstance

  server.decorateRequest('rawBody', null)
  const parseJson = server.getDefaultJsonParser('error', 'error')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (request.routeOptions.config.endpoint?.rawBody) request.rawBody = body
    void parseJson(request, body.toString('utf8'), done)
  })

  server.addHook('onRequest', (request, reply, done) => {
    // What a bearer was needed for is nobody else's to keep.
    const isPublic = request.routeOptions.config.endpoint?.access === 'public'
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('cache-control', isPublic ? 'no-cache' : 'no-store')
    done()
  })
  limitInFlight(server, config.MAX_IN_FLIGHT)

  server.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error, localeOf(request), request.id)
    if (problem.status >= 500 && problem.code !== 'not_served_yet')
      request.log.error({ err: error }, problem.code)
    if (isAppError(error) && error.details.retryAfterSeconds)
      reply.header('retry-after', Math.ceil(error.details.retryAfterSeconds))
    else if (problem.status === 503) reply.header('retry-after', 2)
    return reply
      .code(problem.status)
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(problem))
  })
  server.setNotFoundHandler(() => {
    throw new AppError('not_found')
  })
  return server
}
