import { useStore, type Atom } from 'jotai'
import { startTransition, useEffect, useState } from 'react'
import { useAdopting } from '../browser/use-adopting.ts'

/**
 * The value of an atom; while the server's HTML is taken over, part by part, the value the server drew with.
 * A part may still be on its way to that when the browser has already set another value, which it then takes over
 * as a transition: that is drawn in slices, between which the page answers.
 */
export const useAdoptedValue = <Value>(atom: Atom<Value>, drawnWith: Value): Value => {
  const store = useStore()
  const adopting = useAdopting()
  const [value, setValue] = useState(() => (adopting ? drawnWith : store.get(atom)))
  useEffect(() => {
    const show = () => setValue(() => store.get(atom))
    const stop = store.sub(atom, show)
    startTransition(show)
    return stop
  }, [store, atom])
  return value
}
