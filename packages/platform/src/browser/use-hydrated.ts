import { useAdopted } from './use-adopted.ts'

/** Returns false on a server and during hydration, true from then on. */
export const useHydrated = (): boolean => useAdopted(true, false)
