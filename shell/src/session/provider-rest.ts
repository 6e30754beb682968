const key = 'metrolibre.identity-rest'
const shortestMs = 1_000
const longestMs = 120_000
/** The longest pause that a provider may ask for; a time further ahead was written with another clock. */
const furthestMs = 600_000
/** One tab tests whether the provider works again; the others wait this long for its result. */
const probeMs = 10_000

interface Kept {
  until: number
  failures: number
}

interface Options {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  now?: () => number
  random?: () => number
}

/**
 * Controls how long the identity provider is not called after a failure: longer with each consecutive
 * failure, shared by all tabs, and random, so that browsers do not all return at the same moment.
 */
export const createProviderRest = ({ storage, now = Date.now, random = Math.random }: Options) => {
  const read = (): Kept => {
    const [until = NaN, failures = NaN] = (storage.getItem(key) ?? '').split(' ').map(Number)
    const known = until - now() <= furthestMs && failures > 0
    return known ? { until, failures } : { until: 0, failures: 0 }
  }
  const keep = (ms: number, failures: number) => storage.setItem(key, `${now() + Math.round(ms)} ${failures}`)

  return {
    /**
     * Returns whether the provider may be called now. After a failure, the first tab that may call does so
     * for all tabs.
     */
    mayAsk: (): boolean => {
      const { until, failures } = read()
      if (until > now()) return false
      if (failures > 0) keep(probeMs, failures)
      return true
    },
    /** Called when the provider has failed. `askedMs` is the pause that the provider asked for. */
    begin: (askedMs = 0) => {
      const failures = read().failures + 1
      const grown = Math.min(shortestMs * 2 ** (failures - 1), longestMs) * (1 + random())
      keep(Math.min(Math.max(grown, askedMs), furthestMs), failures)
    },
    /** Called when the provider has answered, or probably works again. */
    end: () => storage.removeItem(key),
  }
}

export type ProviderRest = ReturnType<typeof createProviderRest>
