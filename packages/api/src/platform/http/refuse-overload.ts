import type { RequestListener } from 'node:http'
import { negotiateLocale } from '@metrolibre/contract'
import type { Logger } from 'pino'
import { AppError } from '../errors/app-error.ts'
import { toProblem } from '../errors/to-problem.ts'
import { requestIdOf } from './request-id.ts'

const secondsToWait = '1'
const tooMuch = new AppError('unavailable')
/** A line for each would be more work than the answer. */
const toldEvery = 1000

/** Tells somebody to come back, as the error handler would, for a small part of what it takes. */
export const refuseOverload = (logger: Logger, onRefused: () => void): RequestListener => {
  let untold = 0
  const tell = () => {
    logger.warn({ refused: untold }, 'too much to do')
    untold = 0
  }
  return (request, response) => {
    if (untold === 0) setTimeout(tell, toldEvery).unref()
    untold += 1
    onRefused()
    const id = requestIdOf(request)
    const locale = negotiateLocale(undefined, request.headers['accept-language'])
    const problem = toProblem(tooMuch, locale, id)
    const body = JSON.stringify(problem)
    response.writeHead(problem.status, {
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'retry-after': secondsToWait,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': id,
    })
    response.end(body)
  }
}
