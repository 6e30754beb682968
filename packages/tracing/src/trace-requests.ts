import { type Span, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type { Tracing } from './open-tracing.ts'
import { parentOf } from './parent-of.ts'
import { runRequest } from './spans.ts'

/**
 * Makes each request a span, named by the pattern of its route: what somebody searches for, and who asks, is not part of
 * a trace. Its id is that of the log.
 */
export function traceRequests(app: FastifyInstance, { tracer }: Tracing): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, routeOptions } = request
    const route = routeOptions.url ?? 'unknown'
    const span: Span = runRequest(tracer, `${method} ${route}`, parentOf(headers['traceparent']), done)
    span.setAttributes({ 'http.request.method': method, 'http.route': route, 'request.id': request.id })
    // Also when the client has gone.
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode)
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
  })
}
