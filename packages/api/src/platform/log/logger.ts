import { destination, pino, type DestinationStream, type Logger } from 'pino'
import { blankSecrets } from './blank-secrets.ts'
import { describeError } from './describe-error.ts'

// Lines are buffered and written together, at the latest after this time and when the process ends.
const flushMilliseconds = 500

/**
 * Creates a logger that writes structured lines to standard output, without secrets and without the values of
 * queries.
 */
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
      // pino's own redaction by wildcards would cost more time than the rest of a request.
      formatters: { log: (fields) => blankSecrets(fields) },
      serializers: { err: (error: unknown) => describeError(error) },
    },
    stream,
  )

/**
 * Writes the buffered lines. Await this before ending the process: at its end the library writes
 * synchronously, and would try forever if the reader of the pipe is gone.
 */
export const flushLog = (logger: Logger): Promise<void> =>
  new Promise((resolve) => logger.flush(() => resolve()))
