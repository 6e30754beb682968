/**
 * Returns the error of a job whose message the queue may store, because people read it. The message of a failed query is
 * the query with its values; what went wrong is in its cause.
 */
export const storedError = (error: unknown): unknown =>
  error instanceof Error && error.message.startsWith('Failed query: ') && error.cause instanceof Error
    ? new Error(error.cause.message, { cause: error })
    : error
