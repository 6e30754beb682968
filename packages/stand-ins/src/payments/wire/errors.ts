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

/** A refusal in Stripe's own shape; thrown by resources, answered once by the payments plugin. */
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

/** Parameters that are refused before anything is tried: the one refusal that no idempotency key keeps. */
export class ParameterError extends StripeError {}

/** The JSON body of an error answer. */
export function errorBody(error: StripeError) {
  const { type = 'invalid_request_error', code, param } = error.details
  const docs =
    code === undefined
      ? {}
      : { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }
  return { error: { ...docs, message: error.message, ...(param === undefined ? {} : { param }), type } }
}

/** 404: no object of that kind has this id. */
export const noSuch = (kind: string, id: string, param = 'id') =>
  new StripeError(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing', param })

/** 400: an id inside the parameters points nowhere. */
export const noSuchParam = (kind: string, id: string, param: string) =>
  new StripeError(`No such ${kind}: '${id}'`, { code: 'resource_missing', param })
