import * as v from 'valibot'
import type { Config } from '../config/config.ts'
import { AppError } from '../errors/app-error.ts'

const SignedIn = v.object({ idToken: v.pipe(v.string(), v.nonEmpty()) })
const Refusal = v.object({ error: v.object({ message: v.string() }) })

const timeoutMs = 8_000
const pauseMs = 250
/** What a person is told to wait where the provider does not say, and at most. */
const waitSeconds = { usual: 5, most: 60 }

/** The provider did not let somebody in for a reason of its own. */
class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
  readonly status: number
  readonly retryAfter: string | null
  /** Google's code, such as `QUOTA_EXCEEDED`, without the words behind it. */
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

/** A hiccup is over with the next try; whoever says that it is too much, or refuses, says the same again. */
const isHiccup = (error: unknown): boolean => !(error instanceof ProviderRefusal) || error.status >= 500

const secondsToWait = (cause: unknown): number => {
  const asked = cause instanceof ProviderRefusal ? Number(cause.retryAfter ?? NaN) : NaN
  return asked > 0 ? Math.min(asked, waitSeconds.most) : waitSeconds.usual
}

/**
 * Trades a custom token for an ID token at the identity provider.
 * @throws AppError account_inactive where the account is disabled there, unavailable for everything else
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
