import { useCallback } from 'react'
import { createPath } from 'react-router-dom'
import type { Locale } from '../intl/locale.ts'
import { localePath } from '../router/locale-path.ts'
import { usePathLocale } from '../router/use-path-locale.tsx'
import { usePageNavigation } from '../router/page-navigation.ts'

/**
 * Returns the language of the page, which its address determines, and a function that switches it. Switching
 * keeps path, query, hash and state, adds no history entry and does not scroll (RULES.md §1.6).
 */
export const useLocale = () => {
  const { navigate, place } = usePageNavigation()
  const switchLocale = useCallback(
    (locale: Locale) => {
      const { location } = place()
      void navigate(localePath(locale, createPath(location)), {
        replace: true,
        state: location.state as unknown,
        preventScrollReset: true,
      })
    },
    [navigate, place],
  )
  return { locale: usePathLocale(), switchLocale }
}
