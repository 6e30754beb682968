import { statusOf, type ErrorCode, type MessageKey } from '@metrolibre/contract'

export interface AppErrorDetails {
  /** The key of a text that says more than the code's own. */
  text?: MessageKey
  /** Values for the placeholders of the message. */
  values?: Record<string, string | number>
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number
  /** Fields to mark, with a message key for each. */
  fields?: ReadonlyArray<{ path: string; code: string }>
  cause?: unknown
}

/** A refusal that the contract names. Services throw it, and the error handler turns it into a response. */
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

/**
 * Returns the value.
 * @throws AppError not_found when there is none
 */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new AppError('not_found')
  return value
}
