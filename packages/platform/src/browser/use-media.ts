import { useCallback, useSyncExternalStore } from 'react'
import { useAdopted } from './use-adopted.ts'

/** Returns whether a media query matches the window; false on a server and during hydration. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  const matches = () => matchMedia(query).matches
  const onServer = () => typeof matchMedia === 'function' && matches()
  return useAdopted(useSyncExternalStore(subscribe, matches, onServer), false)
}
