import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the browser adopts the server's HTML, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
