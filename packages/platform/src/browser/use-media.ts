import { useCallback, useSyncExternalStore } from 'react'

const no = () => false

/** Whether the window answers to a media query; never on a server and while its HTML is adopted. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, no)
}
