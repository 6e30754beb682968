import { useSyncExternalStore } from 'react'

/** Narrower windows show one thing after the other, as phones do. */
const narrow = '(max-width: 759px)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Returns whether the window is as narrow as a phone's, for parts that would otherwise be drawn and hidden there. False on a
 * server, so styles have to hide them too until the page is taken over.
 */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  )
