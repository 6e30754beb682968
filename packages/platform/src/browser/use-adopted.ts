import { useDeferredValue } from 'react'
import { useAdopting } from './use-adopting.ts'

/**
 * A value that only the browser knows; `drawnWith` on a server and while its HTML is adopted. Where the two differ,
 * what hangs on it is drawn once more in slices; where they don't, not at all.
 */
export const useAdopted = <Value>(value: Value, drawnWith: Value): Value => {
  const differs = useAdopting() && !Object.is(value, drawnWith)
  const adopted = useDeferredValue(true, differs ? false : undefined)
  return adopted ? value : drawnWith
}
