import type { RequestListener } from 'node:http'
import { sendRefusal } from '@metrolibre/doors'
import type { Logger } from 'pino'

const tooMuch = { code: 'unavailable', retryAfterSeconds: 1 } as const
/** Logging each refusal separately would be more work than the refusal itself. */
const logEvery = 1000

/** Answers a request under overload like the error handler, but with a small part of its work. */
export const refuseOverload = (logger: Logger, onRefused: () => void): RequestListener => {
  let unlogged = 0
  const tell = () => {
    logger.warn({ refused: unlogged }, 'too much to do')
    unlogged = 0
  }
  return (request, response) => {
    if (unlogged === 0) setTimeout(tell, logEvery).unref()
    unlogged += 1
    onRefused()
    sendRefusal(request, response, tooMuch)
  }
}
