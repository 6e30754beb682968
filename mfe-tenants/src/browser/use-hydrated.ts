import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on a server and while its HTML is adopted, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
