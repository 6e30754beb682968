import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Locale } from '../intl/locale.ts'
import { localeOfPath, localePath } from '../router/locale-path.ts'

/**
 * The language of the page, which is that of its address, and a switch to its twin: same place, query, hash
 * and state, without a new history entry and without scrolling (RULES.md §1).
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
