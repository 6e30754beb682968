import * as v from 'valibot'
import type { Config } from '../config/config.ts'
import { AppError } from '../errors/app-error.ts'

const SignedIn = v.object({ idToken: v.pipe(v.string(), v.nonEmpty()) })
const Refusal = v.object({ error: v.object({ message: v.string() }) })

const timeoutMs = 8_000
const pauseMs = 250
/** Seconds after which the client should try again: when the provider names no time, and at most. */
const waitSeconds = { usual: 5, most: 60 }

/** Thrown when the provider refused the exchange. */
class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
  readonly status: number
  readonly retryAfter: string | null
  /** Google's error code, such as `QUOTA_EXCEEDED`, without the explanation after it. */
  readonly reason: string

  constructor(answer: Response, text: string) {
    super(`The identity provider answered ${answer.status}: ${text.slice(0, 500)}`)
    this.status = answer.status
    this.retryAfter = answer.headers.get('retry-after')
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Refusal), text)
    this.reason = parsed.success ? (parsed.output.error.message.split(' : ')[0] ?? '') : ''
  }
}

async function ask(config: Config, token: string): Promise<string> {
  const url = new URL(`${config.IDENTITY_TOOLKIT_URL}/v1/accounts:signInWithCustomToken`)
  url.searchParams.set('key', config.IDENTITY_SERVER_API_KEY)
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, returnSecureToken: true }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await answer.text()
  if (!answer.ok) throw new ProviderRefusal(answer, text)
  return v.parse(v.pipe(v.string(), v.parseJson(), SignedIn), text).idToken
}

/** Tells whether another try is likely to succeed. It is not after a refusal or a rate limit. */
const isHiccup = (error: unknown): boolean => !(error instanceof ProviderRefusal) || error.status >= 500

const secondsToWait = (cause: unknown): number => {
  const asked = cause instanceof ProviderRefusal ? Number(cause.retryAfter ?? NaN) : NaN
  return asked > 0 ? Math.min(asked, waitSeconds.most) : waitSeconds.usual
}

/**
 * Exchanges a custom token for an ID token at the identity provider.
 * @throws AppError account_inactive when the account is disabled there, unavailable for everything else
 */
export async function exchangeCustomToken(config: Config, token: string): Promise<string> {
  try {
    return await ask(config, token).catch(async (error: unknown) => {
      if (!isHiccup(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      return ask(config, token)
    })
  } catch (cause) {
    if (cause instanceof ProviderRefusal && cause.reason === 'USER_DISABLED')
      throw new AppError('account_inactive', { cause })
    throw new AppError('unavailable', { cause, retryAfterSeconds: secondsToWait(cause) })
  }
}
