import { useDeferredValue } from 'react'
import { useAdopting } from '../state/use-adopting.ts'

/**
 * Returns a value that only the browser has. On a server and during hydration it returns `drawnWith`, the
 * value the server rendered with. If the two differ, what depends on the value is rendered again after
 * hydration as a deferred update, which React can interrupt; if they are equal, nothing is rendered twice.
 */
export const useAdopted = <Value>(value: Value, drawnWith: Value): Value => {
  const differs = useAdopting() && !Object.is(value, drawnWith)
  const adopted = useDeferredValue(true, differs ? false : undefined)
  return adopted ? value : drawnWith
}
