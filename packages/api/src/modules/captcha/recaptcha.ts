import * as v from 'valibot'
import type { Config } from '../../platform/config/config.ts'
import { AppError } from '../../platform/errors/app-error.ts'

const Verdict = v.object({ success: v.boolean() })

/**
 * Asks reCAPTCHA whether a token is valid. It accepts each token only once by itself.
 * @throws AppError unavailable when it does not answer
 */
export async function isRecaptchaSolved(config: Config, token: string, ip: string): Promise<boolean> {
  try {
    const response = await fetch(config.RECAPTCHA_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret: config.RECAPTCHA_SECRET ?? '', response: token, remoteip: ip }),
      signal: AbortSignal.timeout(10_000),
    })
    return v.parse(Verdict, await response.json()).success
  } catch (cause) {
    throw new AppError('unavailable', { cause })
  }
}
