import { isApiError } from '@metrolibre/api-client/core'

/** Gives a proof that a person asks; each counts once. */
export type Prove = () => Promise<string>

/** A call that is made once more with a proof where the server asks for one. Nothing is solved before it does. */
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
