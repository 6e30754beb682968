import { isApiError } from '@metrolibre/api-client/core'

/** Returns a new captcha token. Each one can be used once. */
export type Prove = () => Promise<string>

/**
 * Makes a call, and repeats it with a captcha token if the server requires one. Nothing is solved before
 * that.
 */
export async function provenCall<T>(
  prove: Prove,
  attempt: (proof: { recaptchaToken?: string }) => Promise<T>,
): Promise<T> {
  try {
    return await attempt({})
  } catch (error) {
    if (!isApiError(error, 'captcha_required')) throw error
  }
  return attempt({ recaptchaToken: await prove() })
}
