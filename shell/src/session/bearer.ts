/** A bearer this old is renewed before the next call (spec: one minute). */
const RENEW_AFTER_MS = 60_000
/** A call waits this long for a renewal that its bearer's age alone asks for: the old one is good for an hour. */
const PATIENCE_MS = 3_000

interface Options {
  /** A new bearer, or null when the session is gone. @throws when that cannot be told now */
  renew: () => Promise<string | null>
  /** Called after a bearer was renewed for its age; the call that caused it does not wait. */
  renewed: () => void
  /** Called when there is no session to renew from. */
  gone: () => void
  now?: () => number
}

interface Renewal {
  /** @throws as `renew` */
  done: Promise<string | null>
  /** The new bearer, or the old one where there is none yet. */
  patient: Promise<string | null>
}

/** Holds the bearer and renews it once for all calls that find it too old at the same time. */
export const createBearer = ({ renew, renewed, gone, now = Date.now }: Options) => {
  let current: { token: string; since: number } | null = null
  let renewal: Renewal | null = null

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

  return {
    set,
    /**
     * With `fresh` the bearer at hand was refused and is renewed whatever its age.
     * @throws as `renew`, where the bearer at hand will not do
     */
    get: async ({ fresh = false } = {}): Promise<string | null> => {
      if (!current) return null
      const old = now() - current.since >= RENEW_AFTER_MS
      if (!old && !fresh) return current.token
      renewal ??= begin(old)
      return fresh ? renewal.done : renewal.patient
    },
  }
}

export type Bearer = ReturnType<typeof createBearer>
