/** A bearer this old is renewed before the next call (spec: one minute). */
const RENEW_AFTER_MS = 60_000

interface Options {
  /** A new bearer, or null when the session is gone. */
  renew: () => Promise<string | null>
  /** Called after a bearer was renewed for its age; the call that caused it does not wait. */
  renewed: () => void
  /** Called when there is no session to renew from. */
  gone: () => void
  now?: () => number
}

/** Holds the bearer and renews it once for all calls that find it too old at the same time. */
export const createBearer = ({ renew, renewed, gone, now = Date.now }: Options) => {
  let current: { token: string; since: number } | null = null
  let renewal: Promise<string | null> | null = null

  const set = (token: string | null) => {
    current = token === null ? null : { token, since: now() }
  }

  const renewNow = async (forAge: boolean): Promise<string | null> => {
    const before = current
    const token = await renew()
    // Somebody signed in or out meanwhile: their bearer stands.
    if (current !== before) return current?.token ?? null
    set(token)
    if (token === null) gone()
    else if (forAge) renewed()
    return token
  }

  return {
    set,
    /** With `fresh` the bearer at hand was refused and is renewed whatever its age. */
    get: async ({ fresh = false } = {}): Promise<string | null> => {
      if (!current) return null
      const old = now() - current.since >= RENEW_AFTER_MS
      if (!old && !fresh) return current.token
      renewal ??= renewNow(old).finally(() => {
        renewal = null
      })
      return renewal
    },
  }
}

export type Bearer = ReturnType<typeof createBearer>
