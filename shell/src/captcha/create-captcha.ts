import type { Captcha, QueryClient, RuntimeConfig } from '@metrolibre/platform'

/** Our challenges are valid for ten minutes, a proof of the provider for two. */
const freshMs = { altcha: 8 * 60_000, recaptcha: 90_000 }

interface Parts {
  provider: RuntimeConfig['captcha']['provider']
  prove: () => Promise<string>
  now?: () => number
}

/** Prepares a proof for one call in advance; each proof is used once and while it is valid. */
export function createCaptcha({ provider, prove, now = Date.now }: Parts): Captcha {
  let ready: { proof: Promise<string>; since: number } | null = null
  const begin = () => {
    const proof = prove()
    // A failure is reported to the caller that uses the proof.
    proof.catch(() => {})
    return { proof, since: now() }
  }
  const isFresh = () => ready !== null && now() - ready.since < freshMs[provider]
  return {
    prepare: () => {
      // The provider's widget may become visible, so it is not started in advance.
      if (provider === 'altcha' && !isFresh()) ready = begin()
    },
    prove: async () => {
      const ahead = isFresh() ? ready : null
      ready = null
      return ahead ? ahead.proof.catch(() => prove()) : prove()
    },
  }
}

/** Creates the configured captcha; its code is loaded with the first form that needs it. */
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
