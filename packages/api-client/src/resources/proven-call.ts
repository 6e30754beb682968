import { isApiError } from '@metrolibre/api-client/core'
import type { ErrorCode } from '@metrolibre/contract'

/** Returns a new captcha token. Each one can be used once. */
export type Prove = () => Promise<string>

/**
 * Makes a call, and repeats it with a captcha token if the server requires one. Nothing is solved before
 * that. `codes` are the refusals that a solved captcha lifts.
 */
export async function provenCall<T>(
  prove: Prove,
  attempt: (proof: { recaptchaToken?: string }) => Promise<T>,
  codes: readonly ErrorCode[] = ['captcha_required'],
): Promise<T> {
  try {
    return await attempt({})
  } catch (error) {
    if (!codes.some((code) => isApiError(error, code))) throw error
  }
  return attempt({ recaptchaToken: await prove() })
}
