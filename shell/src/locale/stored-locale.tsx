import { defaultLocale, locales, useLocale, useLocation, type Locale } from '@metrolibre/platform'
import { useEffect, useEffectEvent, useRef } from 'react'

const key = 'metrolibre.locale'

const stored = (): Locale | undefined => locales.find((locale) => locale === localStorage.getItem(key))

const cameFromOutside = () => !document.referrer.startsWith(location.origin)

/**
 * Remembers the language somebody switched to. The bare address of the site then opens in it; every other
 * address says its language itself.
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
