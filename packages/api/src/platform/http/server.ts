import { bodyLimits } from '@metrolibre/contract'
import { openDoors, plainUrl, readTrust, requestIdOf } from '@metrolibre/doors'
import type { IncomingMessage } from 'node:http'
import { fastify, LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { toProblem } from '../errors/to-problem.ts'
import { AppError, isAppError } from '../errors/app-error.ts'
import { alwaysAnswered, limitInFlight } from './in-flight.ts'
import { refuseOverload } from './refuse-overload.ts'
import { localeOf } from './request-facts.ts'
import { refuseBeyondBounds } from './json-bounds.ts'

/** In embedded mode the composer is in front, on the same machine. */
const embeddedProxies = 'loopback'

/** Seconds after which it is worth coming back: when the payment provider has failed, and when the database is away. */
const retryAfter: Readonly<Record<number, number>> = { 502: 5, 503: 2 }

const isForm = ({ headers }: IncomingMessage) => /^multipart\/form-data/i.test(headers['content-type'] ?? '')
const limitOf = (request: IncomingMessage) => (isForm(request) ? bodyLimits.formBytes : bodyLimits.jsonBytes)

/** Answers with the problem that an error is, in the language of the request. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error, localeOf(request), request.id)
  if (problem.status >= 500) request.log.error({ err: error }, problem.code)
  if (isAppError(error) && error.details.retryAfterSeconds)
    reply.header('retry-after', Math.ceil(error.details.retryAfterSeconds))
  else if (problem.status in retryAfter) reply.header('retry-after', retryAfter[problem.status])
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}

/** Creates the HTTP server without any routes: request ids, body parsing, error handling and limits. */
export function createServer(config: Config, logger: Logger, onRefused: () => void): FastifyInstance {
  const trust = readTrust(config.TRUSTED_PROXIES ?? embeddedProxies)
  const server = fastify({
    serverFactory: (serve) =>
      openDoors(
        { trust, limitOf },
        limitInFlight({ max: config.MAX_IN_FLIGHT, trust }, serve, refuseOverload(logger, onRefused)),
      ),
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimits.jsonBytes,
    trustProxy: trust,
    rewriteUrl: ({ url }) => plainUrl(url!),
    requestIdHeader: false,
    // What still arrives while it closes is answered; its sender may not send it again.
    return503OnClosing: false,
    genReqId: requestIdOf,
    // An id that is longer than any is none.
    frameworkErrors: (_error, request, reply) => void answerError(new AppError('not_found'), request, reply),
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
    void parseJson(request, body.toString('utf8'), (error, value) => {
      if (error) return done(error)
      try {
        refuseBeyondBounds(value)
        done(null, value)
      } catch (beyond) {
        done(beyond as Error)
      }
    })
  })

  // A mail program ends a subscription with a form, which says nothing besides (RFC 8058).
  const form = 'application/x-www-form-urlencoded'
  server.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 1000 }, (request, _body, done) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint || endpoint.body || endpoint.files) return done(new AppError('unsupported_media_type'))
    return done(null, undefined)
  })

  // Every call has a bound (RULES.md §10.11).
  server.addHook('onRoute', ({ url, config: { limit } = {} }) => {
    if (limit === undefined) throw new Error(`${url} declares no limit of its calls.`)
  })
  if (config.WORKER === 'only')
    server.addHook('onRequest', async ({ url }) => {
      if (!alwaysAnswered.has(url)) throw new AppError('not_found')
    })

  server.addHook('onRequest', (request, reply, done) => {
    // A response that needed a bearer, or is another one each time, must not be cached.
    const { access, isUnique } = request.routeOptions.config.endpoint ?? {}
    const isPublic = access === 'public' && !isUnique
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('cache-control', isPublic ? 'no-cache' : 'no-store')
    done()
  })

  server.setErrorHandler(answerError)
  server.setNotFoundHandler(() => {
    throw new AppError('not_found')
  })
  return server
}
