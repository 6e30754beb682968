import { useCallback } from 'react'
import type { NavigateOptions, To } from 'react-router-dom'
import { localizeTo } from './localize-to.ts'
import { usePathLocale } from './use-path-locale.tsx'
import { usePageNavigation } from './page-navigation.ts'

/** Goes to a destination in the language of the page, or moves `delta` entries through the history. */
export interface NavigateTo {
  (to: To, options?: NavigateOptions): void
  (delta: number): void
}

/** Write `to` in its Spanish form; the language of the page is kept. */
export const useNavigate = (): NavigateTo => {
  const { navigate } = usePageNavigation()
  const locale = usePathLocale()
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') void navigate(to)
      else void navigate(localizeTo(locale, to), options)
    },
    [navigate, locale],
  )
}
