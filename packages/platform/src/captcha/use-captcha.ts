import { createContext, useContext, useEffect } from 'react'

/** The captcha that the host offers to forms which attract robots. */
export interface Captcha {
  /** Starts computing a proof early, so that nobody waits for it when the form is sent. Never throws. */
  prepare: () => void
  /**
   * Resolves with a proof for one call, to be sent as `recaptchaToken`. Each proof can be used once.
   * @throws NetworkError, ApiError or Error when no proof can be made
   */
  prove: () => Promise<string>
}

export const CaptchaContext = createContext<Captcha>({
  prepare: () => {},
  prove: () => Promise.resolve(''),
})

/**
 * Returns a function that proves that a person, not a robot, fills in the calling form; the person has
 * nothing to do for it. The computation starts when the form is mounted. Where most visitors only read the
 * page, pass `wanted` as false until the form is used.
 */
export const useCaptcha = (wanted = true): Captcha['prove'] => {
  const { prepare, prove } = useContext(CaptchaContext)
  useEffect(() => {
    if (wanted) prepare()
  }, [prepare, wanted])
  return prove
}
