import { useMemo } from 'react'
import type { Location } from 'react-router-dom'
import { stripLocale } from './locale-path.ts'
import { usePlace } from './page-navigation.ts'

/**
 * Returns the current location with its path in the Spanish form, so that screens never see the language
 * segment.
 */
export const useLocation = (): Location => {
  const { location } = usePlace()
  return useMemo(() => ({ ...location, pathname: stripLocale(location.pathname) }), [location])
}
