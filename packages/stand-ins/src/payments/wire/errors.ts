export type StripeErrorType =
  | 'invalid_request_error'
  | 'idempotency_error'
  | 'card_error'
  | 'api_error'
  | 'rate_limit_error'

interface StripeErrorDetails {
  status?: number
  type?: StripeErrorType
  code?: string
  param?: string
}

/** A refusal in Stripe's format. Resources throw it, and the payments plugin turns it into a response. */
export class StripeError extends Error {
  override name = 'StripeError'
  readonly status: number
  readonly details: StripeErrorDetails

  constructor(message: string, details: StripeErrorDetails = {}) {
    super(message)
    this.status = details.status ?? 400
    this.details = details
  }
}

/**
 * A refusal of parameters before the call is executed. It is the only one that is not stored under the
 * idempotency key.
 */
export class ParameterError extends StripeError {}

/** Returns the JSON body of an error response. */
export function errorBody(error: StripeError) {
  const { type = 'invalid_request_error', code, param } = error.details
  const docs =
    code === undefined
      ? {}
      : { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }
  return { error: { ...docs, message: error.message, ...(param === undefined ? {} : { param }), type } }
}

/** Returns a 404: there is no object of this kind with this id. */
export const noSuch = (kind: string, id: string, param = 'id') =>
  new StripeError(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing', param })

/** Returns a 400: an id in the parameters does not exist. */
export const noSuchParam = (kind: string, id: string, param: string) =>
  new StripeError(`No such ${kind}: '${id}'`, { code: 'resource_missing', param })
