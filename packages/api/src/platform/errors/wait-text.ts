import { messageFor, type Locale } from '@metrolibre/contract'

/** Up to here "a moment" says enough. */
const momentSeconds = 90
/** Minutes that are still counted as such; beyond, hours are. */
const longestInMinutes = 120

/** Says when to come back after too many attempts, rounded up: whoever comes then is let in. */
export function waitText(locale: Locale, seconds: number): string {
  if (seconds <= momentSeconds) return messageFor(locale, 'error.rate_limited')
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= longestInMinutes) return messageFor(locale, 'rate_limited.minutes', { count: minutes })
  return messageFor(locale, 'rate_limited.hours', { count: Math.ceil(minutes / 60) })
}
