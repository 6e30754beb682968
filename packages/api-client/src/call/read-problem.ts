import { isErrorCode, messageFor, Problem, type ErrorCode, type Locale } from '@metrolibre/contract'
import { safeParse } from 'valibot'
import { ApiError } from '../errors/api-error.ts'

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  429: 'rate_limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'timeout',
}

/** Builds the problem for a response that a proxy sent in its own format. */
const foreignProblem = (status: number, locale: Locale, requestId: string): Problem => {
  const code = codeByStatus[status] ?? 'internal'
  const message = messageFor(locale, `error.${code}`)
  return { type: 'about:blank', title: code, status, code, message, requestId }
}

const retryAfter = (header: string | null): number | undefined => {
  if (!header) return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}

/** Reads the refusal in a response from the server or a proxy. An unknown code keeps the server's message. */
export const readProblem = async (
  response: Response,
  locale: Locale,
  requestId: string,
): Promise<ApiError> => {
  const json: unknown = await response.json().catch(() => undefined)
  const parsed = safeParse(Problem, json)
  const problem = parsed.success ? parsed.output : foreignProblem(response.status, locale, requestId)
  return new ApiError(problem, retryAfter(response.headers.get('retry-after')))
}

/** Tells whether the bearer itself was refused, so that a fresh one may help. */
export const isBearerRefusal = (error: ApiError): boolean =>
  error.status === 401 && (error.code === 'unauthenticated' || !isErrorCode(error.code))
