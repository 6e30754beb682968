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

/** Tells whether a query violated a unique index (of this name). */
export const isUniqueViolation = violation('23505')

/** Tells whether a query violated an exclusion constraint (of this name) because of an overlapping row. */
export const isExclusionViolation = violation('23P01')

/** Tells whether a query violated a check (of this name), of a table or of one of its triggers. */
export const isCheckViolation = violation('23514')

/** Tells whether the database ended a transaction to resolve a deadlock. */
export const isDeadlock = violation('40P01')

/** Tells whether a statement waited for a lock for longer than `lock_timeout`. */
export const isLockTimeout = violation('55P03')

/** Tells whether the database refused a value itself: one that its type or a constraint does not allow. */
export const isRefusedValue = (error: unknown): boolean => /^2[23]/.test(failureOf(error)?.code ?? '')
