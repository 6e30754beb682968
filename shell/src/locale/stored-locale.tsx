import { session } from '@metrolibre/api-client'
import {
  defaultLocale,
  deviceStorage,
  locales,
  useLocale,
  useLocation,
  usePageMutation,
  useSession,
  type Locale,
} from '@metrolibre/platform'
import { useEffect, useEffectEvent, useRef } from 'react'

const key = 'metrolibre.locale'

const stored = (): Locale | undefined => locales.find((locale) => locale === deviceStorage.getItem(key))

const cameFromOutside = () => !document.referrer.startsWith(location.origin)

/**
 * Stores the language the user switched to. The home page without a language segment then opens in it; every
 * other address has its own language. A user's mails follow (RULES.md §1.5, §1.6).
 */
export function StoredLocale() {
  const { locale, switchLocale } = useLocale()
  const { pathname } = useLocation()
  const { user } = useSession()
  const { mutate } = usePageMutation(session.update(user?.id ?? ''))
  const shown = useRef(locale)
  const open = useEffectEvent(() => {
    const wanted = stored()
    const bare = pathname === '/' && locale === defaultLocale
    if (bare && wanted && wanted !== locale && cameFromOutside()) switchLocale(wanted)
  })
  const remember = useEffectEvent(() => {
    deviceStorage.setItem(key, locale)
    // Without an answer the next switch or login tells it.
    if (user && user.language !== locale) mutate({ language: locale })
  })
  useEffect(() => open(), [])
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    remember()
  }, [locale])
  return null
}
