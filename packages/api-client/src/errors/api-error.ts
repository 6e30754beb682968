import type { Problem } from '@metrolibre/contract'

/**
 * The server refused. `message` is in the language of the request and fit to be shown; `code` is one of the
 * contract's codes, or a newer one.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly fields: NonNullable<Problem['fields']>
  readonly requestId: string
  /** From `Retry-After`, when the server named a time. */
  readonly retryAfterSeconds: number | undefined

  constructor(problem: Problem, retryAfterSeconds?: number) {
    super(problem.message)
    this.status = problem.status
    this.code = problem.code
    this.fields = problem.fields ?? []
    this.requestId = problem.requestId
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** With codes, only when the refusal is one of them. */
export const isApiError = (error: unknown, ...codes: string[]): error is ApiError =>
  error instanceof ApiError && (codes.length === 0 || codes.includes(error.code))
