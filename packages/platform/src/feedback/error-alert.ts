import type { AlertRequest } from './feedback-atoms.ts'
import type { PlatformTexts } from '../intl/texts.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * What a person reads about a failure: its `message` and request id (the API client's errors carry texts fit
 * to be shown, RULES.md §9), the generic text where there is none. What the loader of code says about a part that
 * did not come is for developers.
 */
export const errorAlert = (error: unknown, texts: PlatformTexts): AlertRequest => {
  if (!isRecord(error)) return { title: texts.failed, text: String(error) }
  if (error['name'] === 'ChunkLoadError') return { title: texts.failed, text: texts.unreachable }
  const text = typeof error['message'] === 'string' && error['message'] ? error['message'] : texts.failed
  const requestId = typeof error['requestId'] === 'string' ? error['requestId'] : undefined
  const code = typeof error['code'] === 'string' ? error['code'] : undefined
  return { title: texts.failed, text, ...(requestId && { requestId }), ...(code && { code }) }
}
