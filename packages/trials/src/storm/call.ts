import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

export interface StormAnswer {
  readonly status: number
  readonly body: { readonly id?: string; readonly code?: string; readonly [key: string]: unknown }
  /** Real time from the first try to the answer, in ms. */
  readonly from: number
  readonly to: number
}

// On a busy machine a sound answer may be this late, and asking again would only add to the work.
const patienceMs = 60_000

const retryable = (status: number): boolean => status >= 500 || status === 429

/**
 * Calls the API like a stubborn client: repeats the same request with the same idempotency key until there is
 * an answer. Returns undefined when the storm ended first.
 */
export async function insist(
  url: string,
  {
    as,
    body,
    key = randomUUID(),
    method = 'POST',
  }: { as: string; body?: object; key?: string; method?: string },
  signal: AbortSignal,
): Promise<StormAnswer | undefined> {
  while (!signal.aborted) {
    const from = Date.now()
    try {
      const answer = await fetch(url, {
        method,
        headers: {
          authorization: `Bearer ${as}`,
          'idempotency-key': key,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      })
      const text = await answer.text()
      if (!retryable(answer.status))
        return { status: answer.status, body: JSON.parse(text) as StormAnswer['body'], from, to: Date.now() }
    } catch {
      // A missing answer says nothing about what happened, so ask again.
    }
    await sleep(60 + Math.random() * 200)
  }
  return undefined
}
