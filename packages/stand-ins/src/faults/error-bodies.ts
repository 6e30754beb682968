import { googleError } from '../identity/errors.ts'
import { mailingListProblem } from '../newsletter/problem.ts'

/** An error answer as the service behind a path words it, so that what calls it meets its real shape. */
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

/** What stands before the services answers in its own words, and not in JSON. */
const page = (status: number): ErrorAnswer => ({
  type: 'text/html; charset=utf-8',
  body: `<!DOCTYPE html>\n<html lang=en><title>Error ${status} (Server Error)!!1</title></html>\n`,
  headers: {},
})

/** As Stripe words it: who asks too often or with a wrong key is told so, all else is its own fault. */
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

/** `message` names the code of the refusal, such as `QUOTA_EXCEEDED`, where the service has several of one status. */
export function errorAnswer(path: string, status: number, message?: string): ErrorAnswer {
  const isNewsletter = path.startsWith('/newsletter/')
  const isIdentity = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//.test(path)
  if (!isNewsletter && !isIdentity) return stripe(status, message)
  if (status === 502 || status === 504) return page(status)
  if (isNewsletter)
    return json(mailingListProblem(status, message), 'application/problem+json; charset=utf-8')
  return json(googleError(status, message, { listed: path.startsWith('/identitytoolkit') }))
}
