import { useLocation } from '@metrolibre/platform'
import { useEffect } from 'react'

/**
 * Scrolls to the element with this id when the address names it. The router looks for it right after the
 * navigation, when its data may still be on its way.
 */
export const useHashTarget = (id: string): void => {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${id}`) document.querySelector(`#${id}`)?.scrollIntoView()
  }, [hash, id])
}
