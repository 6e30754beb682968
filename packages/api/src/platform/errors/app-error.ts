import { statusOf, type ErrorCode } from '@metrolibre/contract'

export interface AppErrorDetails {
  /** Fills the holes of the message. */
  values?: Record<string, string | number>
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number
  /** Fields to mark, with a message key each. */
  fields?: ReadonlyArray<{ path: string; code: string }>
  cause?: unknown
}

/** A refusal the contract names. Services throw it; one place turns it into an answer. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly details: AppErrorDetails

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.details = details
  }

  get status(): number {
    return statusOf(this.code)
  }
}

export const isAppError = (error: unknown): error is AppError => error instanceof AppError

/** The value, or a 404 when there is none. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new AppError('not_found')
  return value
}
