import { Logger as WorkerLogger } from 'graphile-worker'
import type { Logger } from 'pino'

/** Lets the queue write into our log; its routine lines are debugging to us. */
export const workerLogger = (logger: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') logger.error({ err: meta?.error }, message)
    else if (level === 'warning') logger.warn(message)
    else logger.debug(message)
  })
