import * as v from 'valibot'

/**
 * Every reason for a refusal, with its status. The key is sent as `code`; its text is `error.<code>` in the
 * catalogues in `messages/` (RULES.md §9.1).
 */
export const errorCodes = {
  malformed_request: { status: 400 },
  webhook_signature: { status: 400 },
  reset_token_invalid: { status: 400 },
  link_invalid: { status: 400 },
  unauthenticated: { status: 401 },
  invalid_credentials: { status: 401 },
  forbidden: { status: 403 },
  account_inactive: { status: 403 },
  email_unconfirmed: { status: 403 },
  own_property: { status: 403 },
  not_found: { status: 404 },
  gone: { status: 410 },
  too_slow: { status: 408 },
  conflict: { status: 409 },
  changed_meanwhile: { status: 409 },
  email_unavailable: { status: 409 },
  period_taken: { status: 409 },
  own_hold: { status: 409 },
  sold_out: { status: 409 },
  lease_undefined: { status: 409 },
  no_price: { status: 409 },
  hold_limit: { status: 409 },
  hold_expired: { status: 409 },
  checkout_limit: { status: 409 },
  wrong_state: { status: 409 },
  payment_disputed: { status: 409 },
  no_refund_failed: { status: 409 },
  dates_fixed: { status: 409 },
  value_required: { status: 409 },
  live_reservations: { status: 409 },
  money_open: { status: 409 },
  last_admin: { status: 409 },
  promoted_meanwhile: { status: 409 },
  no_earlier_release: { status: 409 },
  canary_running: { status: 409 },
  release_incomplete: { status: 409 },
  release_refused: { status: 409 },
  payload_too_large: { status: 413 },
  file_too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  unsupported_file: { status: 415 },
  validation: { status: 422 },
  invalid_range: { status: 422 },
  quote_mismatch: { status: 422 },
  amount_too_small: { status: 422 },
  amount_too_large: { status: 422 },
  signature_required: { status: 422 },
  release_file_unknown: { status: 422 },
  captcha_failed: { status: 422 },
  captcha_required: { status: 422 },
  idempotency_mismatch: { status: 422 },
  rate_limited: { status: 429 },
  internal: { status: 500 },
  provider_failed: { status: 502 },
  unavailable: { status: 503 },
  timeout: { status: 504 },
} as const satisfies Record<string, { status: number }>

export type ErrorCode = keyof typeof errorCodes

/** Returns the HTTP status of a code. */
export const statusOf = (code: ErrorCode): number => errorCodes[code].status

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCodes, code)

/** The problem of one field: `path` is dotted, `code` is a key of the message catalogues. */
export const FieldProblem = v.object({ path: v.string(), code: v.string(), message: v.string() })
export type FieldProblem = v.InferOutput<typeof FieldProblem>

/**
 * The body of every refusal (`application/problem+json`, RFC 9457). `message` is in the language of the
 * request and can be shown to users. `code` is any string here, so that an older client accepts newer codes.
 */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  code: v.string(),
  message: v.string(),
  requestId: v.string(),
  fields: v.optional(v.array(FieldProblem)),
})
export type Problem = v.InferOutput<typeof Problem>
