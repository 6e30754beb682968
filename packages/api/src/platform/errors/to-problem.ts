import {
  fieldProblems,
  messageFor,
  statusOf,
  type ErrorCode,
  type Locale,
  type Problem,
} from '@metrolibre/contract'
import { isAppError, type AppErrorDetails } from './app-error.ts'
import { InputError } from './input-error.ts'
import { waitText } from './wait-text.ts'

const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_FILES_LIMIT: 'payload_too_large',
  FST_PARTS_LIMIT: 'payload_too_large',
  FST_FIELDS_LIMIT: 'payload_too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
}

/**
 * Error codes of PostgreSQL, its driver and the network when the database is unavailable, full or shutting down, when its name
 * or machine can't be found, or when it has just become a standby, which can't be written to.
 */
const databaseAway =
  /^(CONNECT|CONNECTION_|E(CONN|PIPE$|TIMEDOUT$|HOSTUNREACH$|NETUNREACH$|NOTFOUND$|AI_AGAIN$)|08|57P0|53|25006)/
/** How many wrong fields a refusal names: as many as the longest form has. */
const mostFields = 100

const queryCancelled = '57014'
/** Error codes of the storage when the bucket can't be reached or refuses, or the disk is full. */
const storageAway = /^E_CANNOT_/

/** Code of what is sealed with a key that this process lacks, as while a new key is introduced in the wrong order. */
const keyUnknown = 'IDENTITY_KEY_UNKNOWN'

/** What triggers of the database find out once a call's own checks are over: somebody was erased while it waited. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  person_still_there: 'unauthenticated',
  property_still_there: 'not_found',
}

const textOf = (error: unknown, key: 'code' | 'message' | 'constraint_name'): string => {
  const value: unknown = error instanceof Error ? Reflect.get(error, key) : ''
  return typeof value === 'string' ? value : ''
}

const statusCodeOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

function codeOf(error: unknown): ErrorCode {
  if (isAppError(error)) return error.code
  if (error instanceof InputError) return 'validation'
  const code = textOf(error, 'code')
  const known = fastifyCodes[code]
  if (known) return known
  const cause = error instanceof Error && error.cause ? textOf(error.cause, 'code') : ''
  const refusal = error instanceof Error && refusals[textOf(error.cause, 'constraint_name')]
  if (refusal) return refusal
  if (code === queryCancelled || cause === queryCancelled) return 'timeout'
  if (databaseAway.test(code) || databaseAway.test(cause) || storageAway.test(code)) return 'unavailable'
  if (code === keyUnknown || cause === keyUnknown) return 'unavailable'
  return statusCodeOf(error) < 500 ? 'malformed_request' : 'internal'
}

/** Tells whether an error comes from a database or a bucket that is away. */
export const isUnavailable = (error: unknown): boolean => codeOf(error) === 'unavailable'

/** Turns any thrown error into the body of a response, in the language of the request. */
export function toProblem(error: unknown, locale: Locale, requestId: string): Problem {
  const code = codeOf(error)
  const details: AppErrorDetails = isAppError(error) ? error.details : {}
  const message = messageFor(locale, details.text ?? `error.${code}`, details.values)
  const fields =
    error instanceof InputError
      ? fieldProblems(error.issues, locale).slice(0, mostFields)
      : details.fields?.map(({ path, code: key }) => ({
          path,
          code: key,
          message: messageFor(locale, key, details.values),
        }))
  return {
    type: `/problems/${code}`,
    title: message,
    status: statusOf(code),
    code,
    // In a form, the message of the first field is more helpful than a general one.
    message:
      fields?.[0]?.message ??
      (code === 'rate_limited' ? waitText(locale, details.retryAfterSeconds ?? 0) : message),
    requestId,
    ...(fields && { fields }),
  }
}
