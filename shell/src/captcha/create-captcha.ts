import type { Captcha, QueryClient, RuntimeConfig } from '@metrolibre/platform'

/** Our challenges live for ten minutes, a proof of the provider for two. */
const freshMs = { altcha: 8 * 60_000, recaptcha: 90_000 }

interface Parts {
  provider: RuntimeConfig['captcha']['provider']
  prove: () => Promise<string>
  now?: () => number
}

/** Works ahead for one call; a proof is given out once and while it is fresh. */
export function createCaptcha({ provider, prove, now = Date.now }: Parts): Captcha {
  let ready: { proof: Promise<string>; since: number } | null = null
  const begin = () => {
    const proof = prove()
    // Whoever takes the proof hears of its failure.
    proof.catch(() => {})
    return { proof, since: now() }
  }
  const isFresh = () => ready !== null && now() - ready.since < freshMs[provider]
  return {
    prepare: () => {
      // The provider's widget may show something, so it waits until it is wanted.
      if (provider === 'altcha' && !isFresh()) ready = begin()
    },
    prove: async () => {
      const ahead = isFresh() ? ready : null
      ready = null
      return ahead ? ahead.proof.catch(() => prove()) : prove()
    },
  }
}

/** The configured captcha; its code is fetched with the first form that wants it. */
export const createBrowserCaptcha = ({ captcha }: RuntimeConfig, queryClient: QueryClient): Captcha =>
  createCaptcha({
    provider: captcha.provider,
    prove: async () => {
      if (captcha.provider === 'recaptcha') {
        const { proveByRecaptcha } = await import('./recaptcha.ts')
        return proveByRecaptcha(captcha.siteKey ?? '')
      }
      const { proveByWork } = await import('./altcha.ts')
      return proveByWork(queryClient)
    },
  })
