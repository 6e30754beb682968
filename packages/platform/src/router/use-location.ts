import { useMemo } from 'react'
import { useLocation as useRouterLocation, type Location } from 'react-router-dom'
import { stripLocale } from './locale-path.ts'

/**
 * Returns the current location with its path in the Spanish form, so that screens never see the language
 * segment.
 */
export const useLocation = (): Location => {
  const location = useRouterLocation()
  return useMemo(() => ({ ...location, pathname: stripLocale(location.pathname) }), [location])
}
