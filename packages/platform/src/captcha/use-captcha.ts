import { createContext, useContext, useEffect } from 'react'

/** What the host offers forms that invite robots. */
export interface Captcha {
  /** Begins the work, so that nobody waits for it at the end. Never throws. */
  prepare: () => void
  /**
   * A proof for one call, sent as `recaptchaToken`; each counts once.
   * @throws NetworkError, ApiError or Error when none can be had
   */
  prove: () => Promise<string>
}

export const CaptchaContext = createContext<Captcha>({
  prepare: () => {},
  prove: () => Promise.resolve(''),
})

/**
 * Proves that a person fills in the calling form; the work asks nothing of them. It starts with the form, or
 * once `wanted` where the form is on a page that most people only read.
 */
export const useCaptcha = (wanted = true): Captcha['prove'] => {
  const { prepare, prove } = useContext(CaptchaContext)
  useEffect(() => {
    if (wanted) prepare()
  }, [prepare, wanted])
  return prove
}
