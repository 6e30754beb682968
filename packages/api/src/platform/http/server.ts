import { createServer as createHttpServer } from 'node:http'
import { fastify, LogController, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { toProblem } from '../errors/to-problem.ts'
import { AppError, isAppError } from '../errors/app-error.ts'
import { limitInFlight } from './in-flight.ts'
import { refuseOverload } from './refuse-overload.ts'
import { localeOf } from './request-facts.ts'
import { requestIdOf } from './request-id.ts'

/** JSON bodies are forms; files come as multipart with limits of their own. A drawn signature is the largest. */
const bodyLimit = 1_000_000

/** Longer than balancers keep a connection that nothing comes through. */
const keepAliveTimeout = 72_000
/** As long as a client waits for an upload to get through. */
const requestTimeout = 120_000

/** The HTTP side without any route: request ids, body reading, errors, limits. */
export function createServer(config: Config, logger: Logger, onRefused: () => void): FastifyInstance {
  const server = fastify({
    serverFactory: (serve) =>
      createHttpServer(
        { keepAliveTimeout, requestTimeout },
        limitInFlight(config.MAX_IN_FLIGHT, serve, refuseOverload(logger, onRefused)),
      ),
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: config.TRUSTED_PROXIES.split(','),
    requestIdHeader: false,
    genReqId: requestIdOf,
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
