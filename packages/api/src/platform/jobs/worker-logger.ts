import { Logger as WorkerLogger } from 'graphile-worker'
import type { Logger } from 'pino'

/**
 * Returns the message without the error that the queue appends to it, which may contain the values of a
 * query.
 */
const told = (message: string): string => message.split(/ with error '|\n/, 1)[0]!

/** Returns a logger that writes the queue's messages to our log, its routine ones at debug level. */
export const workerLogger = (logger: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') logger.error({ err: meta?.error }, told(message))
    else if (level === 'warning') logger.warn(message)
    else logger.debug(message)
  })
