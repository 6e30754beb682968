interface PostgresFailure {
  code: string
  constraint_name?: string
}

const failureOf = (error: unknown): PostgresFailure | undefined => {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof Error && 'code' in cause ? (cause as Error & PostgresFailure) : undefined
}

const violation = (code: string) => (error: unknown, constraint?: string) => {
  const failure = failureOf(error)
  return failure?.code === code && (constraint === undefined || failure.constraint_name === constraint)
}

/** Whether a query failed because a unique index (of this name) already holds the value. */
export const isUniqueViolation = violation('23505')

/** Whether a query failed because an exclusion constraint (of this name) already holds an overlapping row. */
export const isExclusionViolation = violation('23P01')

/** Whether the database ended a transaction because two waited for each other. */
export const isDeadlock = violation('40P01')
