import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

// Asked by machines that decide whether this instance lives.
const alwaysAnswered = new Set(['/api/healthz', '/api/readyz', '/api/metrics'])

/**
 * Works on at most `max` requests at a time and tells the rest to come back, so that under too much load the
 * ones taken are still answered in time.
 */
export function limitInFlight(server: FastifyInstance, max: number): void {
  let inFlight = 0
  server.addHook('onRequest', (request, reply, done) => {
    if (inFlight >= max && !alwaysAnswered.has(request.url)) {
      done(new AppError('unavailable', { retryAfterSeconds: 1 }))
      return
    }
    inFlight++
    // Comes once whether the answer was sent or the client went away.
    reply.raw.once('close', () => void inFlight--)
    done()
  })
}
