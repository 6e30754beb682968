import { useLocale } from '@metrolibre/platform'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Returns a function that writes how far an instant is from now: `hace 3 días`, `en 5 horas`. */
export const useAgo = () => {
  const { locale } = useLocale()
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return (instant: string, now = Date.now()): string => {
    const distance = Date.parse(instant) - now
    const far = Math.abs(distance)
    if (far < hour) return format.format(Math.round(distance / minute), 'minute')
    if (far < 36 * hour) return format.format(Math.round(distance / hour), 'hour')
    return format.format(Math.round(distance / day), 'day')
  }
}
