/** A bearer token older than this is renewed before the next call (specified: one minute). */
const RENEW_AFTER_MS = 60_000
/** From this age on it is renewed at a sign of life, so that the next call hardly ever waits. */
const AHEAD_AFTER_MS = 45_000
/**
 * How long a call waits for a renewal that is only due to the token's age: the old token is valid for an
 * hour.
 */
const PATIENCE_MS = 3_000

interface Options {
  /**
   * Returns a new token, or null when the session has ended.
   * @throws when neither can be determined now
   */
  renew: () => Promise<string | null>
  /** Called after a token was renewed for its age; the call that caused the renewal does not wait for it. */
  renewed: () => void
  /** Called when there is no session to renew from. */
  gone: () => void
  now?: () => number
}

interface Renewal {
  /** Rejects like `renew`. */
  done: Promise<string | null>
  /** Resolves with the new token, or with the old one if the renewal takes too long or fails. */
  patient: Promise<string | null>
}

/** Holds the bearer token and renews it once for all concurrent calls that find it too old. */
export const createBearer = ({ renew, renewed, gone, now = Date.now }: Options) => {
  let current: { token: string; since: number } | null = null
  let renewal: Renewal | null = null

  const set = (token: string | null) => {
    current = token === null ? null : { token, since: now() }
  }

  const renewNow = async (forAge: boolean): Promise<string | null> => {
    const before = current
    const token = await renew()
    // Somebody signed in or out during the renewal: the token of that session is kept.
    if (current !== before) return current?.token ?? null
    set(token)
    if (token === null) gone()
    else if (forAge) renewed()
    return token
  }

  const begin = (forAge: boolean): Renewal => {
    const done = renewNow(forAge).finally(() => {
      renewal = null
    })
    const atHand = () => current?.token ?? null
    let timer: ReturnType<typeof setTimeout>
    const late = new Promise<string | null>((resolve) => {
      timer = setTimeout(() => resolve(atHand()), PATIENCE_MS)
    })
    const patient = Promise.race([done.catch(atHand), late]).finally(() => clearTimeout(timer))
    return { done, patient }
  }

  const age = () => (current ? now() - current.since : 0)

  return {
    set,
    /** The token as it is. */
    peek: (): string | null => current?.token ?? null,
    /** Renews the token behind the page if it will soon be too old. */
    renewAhead: () => {
      if (age() >= AHEAD_AFTER_MS) renewal ??= begin(true)
    },
    /**
     * Returns the token. With `fresh`, the current token was refused and is renewed whatever its age.
     * @throws like `renew`, when the current token can't be used
     */
    get: async ({ fresh = false } = {}): Promise<string | null> => {
      if (!current) return null
      const old = age() >= RENEW_AFTER_MS
      if (!old && !fresh) return current.token
      renewal ??= begin(old)
      return fresh ? renewal.done : renewal.patient
    },
  }
}

export type SessionBearer = ReturnType<typeof createBearer>
