import { useStore, type Atom } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * The value of an atom; while the server's HTML is taken over, part by part, the value the server drew with.
 * A part may still be on its way to that when the browser has already set another value.
 */
export const useAdoptedValue = <Value>(atom: Atom<Value>, drawnWith: Value): Value => {
  const store = useStore()
  const subscribe = useCallback((changed: () => void) => store.sub(atom, changed), [store, atom])
  return useSyncExternalStore(
    subscribe,
    () => store.get(atom),
    () => drawnWith,
  )
}
