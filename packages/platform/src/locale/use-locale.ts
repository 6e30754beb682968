import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Locale } from '../intl/locale.ts'
import { localeOfPath, localePath } from '../router/locale-path.ts'

/**
 * Returns the language of the page, which its address determines, and a function that switches it. Switching
 * keeps path, query, hash and state, adds no history entry and does not scroll (RULES.md §1).
 */
export const useLocale = () => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const switchLocale = useCallback(
    (locale: Locale) =>
      void navigate(localePath(locale, pathname) + search + hash, {
        replace: true,
        state,
        preventScrollReset: true,
      }),
    [navigate, pathname, search, hash, state],
  )
  return { locale: localeOfPath(pathname), switchLocale }
}
