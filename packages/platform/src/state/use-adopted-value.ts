import { useStore, type Atom } from 'jotai'
import { startTransition, useEffect, useRef, useState } from 'react'
import { useAdopting } from './use-adopting.ts'

/**
 * Returns the value of an atom. During hydration it returns `drawnWith`, the value the server rendered with.
 * Parts of a page hydrate one by one, and the browser may have set another value by then; a part switches to
 * that value in a transition, so that React renders in slices and the page stays responsive.
 */
export const useAdoptedValue = <Value>(atom: Atom<Value>, drawnWith: Value): Value => {
  const store = useStore()
  const adopting = useAdopting()
  const [value, setValue] = useState(() => (adopting ? drawnWith : store.get(atom)))
  const drawn = useRef(value)
  useEffect(() => {
    const show = () => setValue(() => store.get(atom))
    const stop = store.sub(atom, show)
    // What was not drawn by the server, or as it is now, is not drawn again.
    if (!Object.is(drawn.current, store.get(atom))) startTransition(show)
    return stop
  }, [store, atom])
  return value
}
