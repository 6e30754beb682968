import { createContext, useContext } from 'react'
import type { To } from 'react-router-dom'

/** Told by the host what to do when somebody is about to follow a link: load its remote and its data. */
export const LinkIntentContext = createContext<(path: string) => void>(() => {})

/** Handlers for a link: pointing at it or focusing it announces where it leads. */
export const useLinkIntent = (to: To) => {
  const announce = useContext(LinkIntentContext)
  const path = typeof to === 'string' ? to : to.pathname
  const act = () => path?.startsWith('/') && announce(path)
  return { onPointerEnter: act, onFocus: act }
}
