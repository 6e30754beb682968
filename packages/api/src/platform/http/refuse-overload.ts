import type { RequestListener } from 'node:http'
import { writeRefusal } from '@metrolibre/doors'
import type { Logger } from 'pino'

const tooMuch = { code: 'unavailable', retryAfterSeconds: 1 } as const
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
    writeRefusal(request, response, tooMuch)
    response.end()
  }
}
