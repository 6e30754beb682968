import { defaultLocale, locales, useLocale, useLocation, type Locale } from '@metrolibre/platform'
import { useEffect, useEffectEvent, useRef } from 'react'

const key = 'metrolibre.locale'

const stored = (): Locale | undefined => locales.find((locale) => locale === localStorage.getItem(key))

const cameFromOutside = () => !document.referrer.startsWith(location.origin)

/**
 * Stores the language the user switched to. The home page without a language segment then opens in it; every
 * other address has its own language.
 */
export function StoredLocale() {
  const { locale, switchLocale } = useLocale()
  const { pathname } = useLocation()
  const shown = useRef(locale)
  const open = useEffectEvent(() => {
    const wanted = stored()
    const bare = pathname === '/' && locale === defaultLocale
    if (bare && wanted && wanted !== locale && cameFromOutside()) switchLocale(wanted)
  })
  useEffect(() => open(), [])
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    localStorage.setItem(key, locale)
  }, [locale])
  return null
}
