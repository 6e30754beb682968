import { useMemo } from 'react'
import { useLocation as useRouterLocation, type Location } from 'react-router-dom'
import { stripLocale } from './locale-path.ts'

/** The present place with its path in the Spanish form, so that a screen never meets the language segment. */
export const useLocation = (): Location => {
  const location = useRouterLocation()
  return useMemo(() => ({ ...location, pathname: stripLocale(location.pathname) }), [location])
}
