/** Google's name and reason for each status, and the default message. */
const kinds: Readonly<Record<number, { status: string; reason: string; message: string }>> = {
  400: { status: 'INVALID_ARGUMENT', reason: 'invalid', message: 'Request contains an invalid argument.' },
  401: {
    status: 'UNAUTHENTICATED',
    reason: 'authError',
    message: 'Request had invalid authentication credentials.',
  },
  403: { status: 'PERMISSION_DENIED', reason: 'forbidden', message: 'The caller does not have permission' },
  404: { status: 'NOT_FOUND', reason: 'notFound', message: 'Not Found' },
  429: {
    status: 'RESOURCE_EXHAUSTED',
    reason: 'rateLimitExceeded',
    message: "Quota exceeded for quota metric 'Queries' of service 'identitytoolkit.googleapis.com'.",
  },
  500: { status: 'INTERNAL', reason: 'backendError', message: 'Internal error encountered.' },
  503: { status: 'UNAVAILABLE', reason: 'backendError', message: 'The service is currently unavailable.' },
}
const other = { status: 'UNKNOWN', reason: 'unknown', message: 'Unknown Error.' }

interface Shape {
  /** Whether the body also lists the errors. Identity Toolkit does, the token service does not. */
  listed: boolean
  reason?: string | undefined
  details?: readonly object[] | undefined
}

/** Returns the JSON body of an error in Google's APIs. */
export function googleError(code: number, message: string | undefined, { listed, reason, details }: Shape) {
  const kind = kinds[code] ?? other
  const text = message ?? kind.message
  return {
    error: {
      code,
      message: text,
      ...(listed && { errors: [{ message: text, domain: 'global', reason: reason ?? kind.reason }] }),
      status: kind.status,
      ...(details && { details }),
    },
  }
}

/** A refusal with one of Identity Toolkit's message codes, which the Firebase SDK maps to `auth/…` codes. */
export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly status: number
  readonly reason: string | undefined
  readonly details: readonly object[] | undefined

  constructor(code: string, status = 400, given: { reason?: string; details?: readonly object[] } = {}) {
    super(code)
    this.status = status
    this.reason = given.reason
    this.details = given.details
  }
}

/** Builds the error for a refused key. */
export const keyRefused = (message: string, status: number, reason: string): IdentityError =>
  new IdentityError(message, status, {
    ...(status === 400 && { reason: 'badRequest' }),
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason,
        domain: 'googleapis.com',
        metadata: { service: 'identitytoolkit.googleapis.com' },
      },
    ],
  })
