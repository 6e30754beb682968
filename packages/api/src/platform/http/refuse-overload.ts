import type { RequestListener } from 'node:http'
import { writeRefusal } from '@metrolibre/doors'
import type { Logger } from 'pino'

const tooMuch = { code: 'unavailable', retryAfterSeconds: 1 } as const
/** Logging each refusal separately would be more work than the refusal itself. */
const toldEvery = 1000

/** Answers a request under overload like the error handler, but with a small part of its work. */
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
