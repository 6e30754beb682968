/** Returns a sentence for the operator about a database that could not be migrated or does not get ready. */
export const explainFailure = (databaseUrl: string, error: unknown): string =>
  `The database at ${new URL(databaseUrl).host} (DATABASE_URL) could not be brought up to date: ${rootMessage(error)}`

/**
 * Returns the message of the innermost error: the driver wraps the database's own message, and a failed
 * connection may have several causes.
 */
function rootMessage(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return rootMessage(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : rootMessage(error.cause)
}
