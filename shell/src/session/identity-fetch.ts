import { judgeAnswer } from './judge-answer.ts'
import type { ProviderRest } from './provider-rest.ts'

/** The SDK itself waits half a minute, on phones a whole one. */
const timeoutMs = 10_000

const retryAfterMs = (answer: Response): number => {
  const header = answer.headers.get('retry-after')
  if (!header) return 0
  const seconds = Number(header)
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000
  return ms > 0 ? ms : 0
}

const pathOf = (input: string | URL | Request): string =>
  new URL(input instanceof Request ? input.url : input, location.href).pathname

/**
 * The `fetch` function for the identity SDK. The SDK drops a stored session after any error except a network
 * failure, even after 429, 503 or an unknown code. So this function turns all those into network failures and
 * passes on only errors about the person. After a failure, the provider is not called for a while.
 */
export const createIdentityFetch =
  (rest: ProviderRest): typeof globalThis.fetch =>
  async (input, init) => {
    if (!rest.mayAsk()) throw new TypeError('The identity provider is not called for a while')
    try {
      const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      const text = await answer.text()
      const worth = judgeAnswer(pathOf(input), answer.status, text)
      if (worth === 'unavailable') rest.begin(retryAfterMs(answer))
      else rest.end()
      if (worth !== 'accept') throw new UnusableAnswer(answer.status)
      return new Response(text, { status: answer.status })
    } catch (error) {
      if (!(error instanceof UnusableAnswer)) rest.begin()
      throw error
    }
  }

/** A response that the SDK must treat as a network failure. */
class UnusableAnswer extends TypeError {
  constructor(status: number) {
    super(`The identity provider answered ${status}`)
  }
}
