import { messageFor, type Locale } from '@metrolibre/contract'

/** Up to this time, "a moment" is precise enough. */
const momentSeconds = 90
/** Up to this time minutes are given, and beyond it hours. */
const longestInMinutes = 120

/** Says when to try again after too many attempts, rounded up so that a try at that time succeeds. */
export function waitText(locale: Locale, seconds: number): string {
  if (seconds <= momentSeconds) return messageFor(locale, 'error.rate_limited')
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= longestInMinutes) return messageFor(locale, 'rate_limited.minutes', { count: minutes })
  return messageFor(locale, 'rate_limited.hours', { count: Math.ceil(minutes / 60) })
}
