import { messageFor } from '@metrolibre/contract'
import { localeOfPath } from '@metrolibre/platform'

/** Creates the error shown to a user when no proof could be made. */
export const captchaFailed = (cause?: unknown): Error =>
  new Error(messageFor(localeOfPath(location.pathname), 'error.captcha_failed'), { cause })
