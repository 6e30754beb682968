import { useCallback } from 'react'
import type { NavigateOptions, To } from 'react-router-dom'
import { localizeTo } from './localize-to.ts'
import { usePathLocale } from './use-path-locale.tsx'
import { useRouter } from './use-router.ts'

/** Goes to a destination in the language of the page, or moves `delta` entries through the history. */
export interface NavigateTo {
  (to: To, options?: NavigateOptions): void
  (delta: number): void
}

/** Write `to` in its Spanish form; the language of the page is kept. */
export const useNavigate = (): NavigateTo => {
  const router = useRouter()
  const locale = usePathLocale()
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') void router.navigate(to)
      else void router.navigate(localizeTo(locale, to), options)
    },
    [router, locale],
  )
}
