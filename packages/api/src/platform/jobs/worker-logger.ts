import { Logger as WorkerLogger } from 'graphile-worker'
import type { Logger } from 'pino'

/** What happened, without the error that the queue quotes whole behind it, values of queries and all. */
const told = (message: string): string => message.split(/ with error '|\n/, 1)[0]!

/** Lets the queue write into our log; its routine lines are debugging to us. */
export const workerLogger = (logger: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') logger.error({ err: meta?.error }, told(message))
    else if (level === 'warning') logger.warn(message)
    else logger.debug(message)
  })
