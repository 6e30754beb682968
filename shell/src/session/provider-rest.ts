const key = 'metrolibre.identity-rest'
const shortestMs = 1_000
const longestMs = 120_000
/** What a provider may ask for itself; whatever lies further ahead was written under another clock. */
const furthestMs = 600_000
/** One tab tries whether the provider is back; the others wait this long for what it finds. */
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
 * How long the identity provider is left alone after it failed: longer with each failure in a row, known to all tabs,
 * and never the same for two browsers, so that it is not asked by everybody at the moment it comes back.
 */
export const createProviderRest = ({ storage, now = Date.now, random = Math.random }: Options) => {
  const read = (): Kept => {
    const [until = NaN, failures = NaN] = (storage.getItem(key) ?? '').split(' ').map(Number)
    const known = until - now() <= furthestMs && failures > 0
    return known ? { until, failures } : { until: 0, failures: 0 }
  }
  const keep = (ms: number, failures: number) => storage.setItem(key, `${now() + Math.round(ms)} ${failures}`)

  return {
    /** Whether it may be asked now. Whoever may, after a failure, does so for all tabs. */
    mayAsk: (): boolean => {
      const { until, failures } = read()
      if (until > now()) return false
      if (failures > 0) keep(probeMs, failures)
      return true
    },
    /** It failed. `askedMs` is how long it asked to be left alone itself. */
    begin: (askedMs = 0) => {
      const failures = read().failures + 1
      const grown = Math.min(shortestMs * 2 ** (failures - 1), longestMs) * (1 + random())
      keep(Math.min(Math.max(grown, askedMs), furthestMs), failures)
    },
    /** It answered, or there is a reason to hope so. */
    end: () => storage.removeItem(key),
  }
}

export type ProviderRest = ReturnType<typeof createProviderRest>
