import type { Problem } from '@metrolibre/contract'

/**
 * The server refused a call. `message` is in the language of the request and can be shown; `code` is one of
 * the contract's codes, or a newer one.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly fields: NonNullable<Problem['fields']>
  readonly requestId: string
  /** From `Retry-After`, if the server sent it. */
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

/** Tells whether an error is an `ApiError`; with codes, only if it has one of them. */
export const isApiError = (error: unknown, ...codes: string[]): error is ApiError =>
  error instanceof ApiError && (codes.length === 0 || codes.includes(error.code))
