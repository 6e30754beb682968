import { provenCall, session } from '@metrolibre/api-client'
import type { LoginBody, SignedIn } from '@metrolibre/contract'
import { useCaptcha, usePageMutation } from '@metrolibre/platform'
import { useState } from 'react'

/**
 * Logs in. When the API requires a captcha, it solves one and repeats the call; from then on every attempt
 * includes one (RULES.md §2.42).
 */
export function useGuardedLogin(): { login: (body: LoginBody) => Promise<SignedIn>; isGuarded: boolean } {
  const [isGuarded, setGuarded] = useState(false)
  // Not prepared in advance, because most logins need none.
  const prove = useCaptcha(false)
  const { mutateAsync: send } = usePageMutation(session.login())
  const proveFromNowOn = () => {
    setGuarded(true)
    return prove()
  }
  const login = async (body: LoginBody) =>
    isGuarded
      ? send({ ...body, recaptchaToken: await prove() })
      : // Beyond the limit of a network with many people, a solved captcha lets each of them in.
        provenCall(proveFromNowOn, (proof) => send({ ...body, ...proof }), [
          'captcha_required',
          'rate_limited',
        ])
  return { login, isGuarded }
}
