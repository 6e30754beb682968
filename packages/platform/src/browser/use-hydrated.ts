import { useAdopted } from './use-adopted.ts'

/** False on a server and while its HTML is adopted, true from then on. */
export const useHydrated = (): boolean => useAdopted(true, false)
