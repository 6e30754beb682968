import { messageFor } from '@metrolibre/contract'
import { localeOfPath } from '@metrolibre/platform'

/** A proof that could not be had, in words for whoever waits for it. */
export const captchaFailed = (cause?: unknown): Error =>
  new Error(messageFor(localeOfPath(location.pathname), 'error.captcha_failed'), { cause })
