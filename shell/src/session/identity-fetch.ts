import { judgeAnswer } from './judge-answer.ts'
import type { ProviderRest } from './provider-rest.ts'

/** The SDK itself waits for half a minute, on phones for a whole one. */
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
 * How the identity SDK asks its provider. The SDK forgets a stored session at any refusal but a failure of the
 * network, be it 429, 503 or words it does not know: here these are such failures, and only what the provider says of
 * the person comes through. After a failure the provider is left alone for a while.
 */
export const createIdentityFetch =
  (rest: ProviderRest): typeof globalThis.fetch =>
  async (input, init) => {
    if (!rest.mayAsk()) throw new TypeError('The identity provider is left alone for a while')
    try {
      const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      const text = await answer.text()
      const worth = judgeAnswer(pathOf(input), answer.status, text)
      if (worth === 'away') rest.begin(retryAfterMs(answer))
      else rest.end()
      if (worth !== 'heed') throw new AnswerUnheeded(answer.status)
      return new Response(text, { status: answer.status })
    } catch (error) {
      if (!(error instanceof AnswerUnheeded)) rest.begin()
      throw error
    }
  }

/** An answer that the SDK shall take for none. */
class AnswerUnheeded extends TypeError {
  constructor(status: number) {
    super(`The identity provider answered ${status}`)
  }
}
