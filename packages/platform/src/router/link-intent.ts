import { createContext, useContext } from 'react'
import type { To } from 'react-router-dom'

/** The host's callback for a link that the user is about to follow: it preloads the remote and its data. */
export const LinkIntentContext = createContext<(path: string) => void>(() => {})

/**
 * Returns event handlers for a link: pointing at it, focusing it or putting a finger on it calls the host's callback with
 * its path.
 */
export const useLinkIntent = (to: To) => {
  const announce = useContext(LinkIntentContext)
  const path = typeof to === 'string' ? to : to.pathname
  const act = () => path?.startsWith('/') && announce(path)
  return { onPointerEnter: act, onPointerDown: act, onFocus: act }
}
