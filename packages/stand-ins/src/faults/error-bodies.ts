import { googleError } from '../identity/errors.ts'
import { mailingListProblem } from '../newsletter/problem.ts'

/** An error response in the format of the real service behind a path. */
export interface ErrorAnswer {
  type: string
  body: string
  headers: Record<string, string>
}

const json = (body: object, type = 'application/json; charset=utf-8', headers = {}): ErrorAnswer => ({
  type,
  body: JSON.stringify(body),
  headers,
})

/** An error page of a proxy in front of the services, which is not JSON. */
const page = (status: number): ErrorAnswer => ({
  type: 'text/html; charset=utf-8',
  body: `<!DOCTYPE html>\n<html lang=en><title>Error ${status} (Server Error)!!1</title></html>\n`,
  headers: {},
})

/**
 * The errors in Stripe's format: too many requests and a wrong key have their own, any other is a failure of
 * the service.
 */
const stripeErrors: Record<number, object | undefined> = {
  401: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****ault' },
  429: {
    type: 'invalid_request_error',
    code: 'rate_limit',
    doc_url: 'https://stripe.com/docs/error-codes/rate-limit',
    message:
      'Request rate limit exceeded. You can learn more about rate limits here https://stripe.com/docs/rate-limits.',
  },
}

const stripe = (
  status: number,
  message = 'An injected fault answered instead of the service.',
): ErrorAnswer =>
  json(
    { error: stripeErrors[status] ?? { type: 'api_error', message } },
    'application/json',
    status === 429 ? { 'stripe-rate-limited-reason': 'global-rate' } : {},
  )

/**
 * Returns the error response for a path. `message` is the code of the refusal, such as `QUOTA_EXCEEDED`, when
 * the service has several with the same status.
 */
export function errorAnswer(path: string, status: number, message?: string): ErrorAnswer {
  const isNewsletter = path.startsWith('/newsletter/')
  const isIdentity = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//.test(path)
  if (!isNewsletter && !isIdentity) return stripe(status, message)
  if (status === 502 || status === 504) return page(status)
  if (isNewsletter)
    return json(mailingListProblem(status, message), 'application/problem+json; charset=utf-8')
  return json(googleError(status, message, { listed: path.startsWith('/identitytoolkit') }))
}
