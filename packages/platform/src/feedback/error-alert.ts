import type { AlertRequest } from './feedback-atoms.ts'
import type { PlatformTexts } from '../intl/texts.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether the server refused what was asked, and said why: its message is all there is to know. */
const isRefusal = ({ status }: Record<string, unknown>): boolean =>
  typeof status === 'number' && status >= 400 && status < 500

/** What browsers and libraries throw by themselves, with messages in English for developers. */
const kindsForDevelopers = new Set([
  'AggregateError',
  'EvalError',
  'FirebaseError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'ValiError',
])

const isForDevelopers = (error: Record<string, unknown>): boolean =>
  error instanceof DOMException || kindsForDevelopers.has(String(error['name']))

const messageOf = (error: Record<string, unknown>): string | undefined => {
  const { message } = error
  return typeof message === 'string' && message && !isForDevelopers(error) ? message : undefined
}

/**
 * Returns the alert for a failure: its `message`, with the request id if somebody has to look into it, or a
 * generic text when it has no message or one that a browser wrote for developers. The messages of the API client's
 * errors are written for users (RULES.md §9.1). A chunk that could not be loaded gets a text of ours.
 */
export const errorAlert = (error: unknown, texts: PlatformTexts): AlertRequest => {
  if (!isRecord(error)) return { title: texts.failed, text: String(error) }
  if (error['name'] === 'ChunkLoadError') return { title: texts.failed, text: texts.unreachable }
  const text = messageOf(error) ?? texts.failed
  const known = typeof error['requestId'] === 'string' ? error['requestId'] : undefined
  const requestId = isRefusal(error) ? undefined : known
  const code = typeof error['code'] === 'string' ? error['code'] : undefined
  return { title: texts.failed, text, ...(requestId && { requestId }), ...(code && { code }) }
}
