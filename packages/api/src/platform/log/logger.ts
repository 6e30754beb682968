import { destination, pino, type DestinationStream, type Logger } from 'pino'
import { blankSecrets } from './blank-secrets.ts'
import { describeError } from './describe-error.ts'

// Lines are gathered and written together, at the latest after this time and when the process ends.
const flushMilliseconds = 500

/** Structured lines on standard output, without secrets and without the values of queries. */
export const createLogger = (
  level: string,
  stream: DestinationStream = destination({
    dest: 1,
    sync: false,
    minLength: 4096,
    periodicFlush: flushMilliseconds,
  }),
): Logger =>
  pino(
    {
      level,
      base: { service: 'api' },
      // pino's own redaction by wildcards costs more than the rest of a request.
      formatters: { log: (fields) => blankSecrets(fields) },
      serializers: { err: (error: unknown) => describeError(error) },
    },
    stream,
  )

/**
 * Writes what is still gathered; to be awaited before the process is ended. At the end itself the library writes
 * synchronously, and to a pipe whose reader is gone it would try for ever; this way it notices and gives up.
 */
export const flushLog = (logger: Logger): Promise<void> =>
  new Promise((resolve) => logger.flush(() => resolve()))
