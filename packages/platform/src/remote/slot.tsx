import { createContext, useContext, type ReactNode } from 'react'
import type { Given } from './define-remote.ts'

export interface SlotProps {
  /** As declared in the `slots` of the remote whose screen it is in. */
  name: string
  given: Given
}

/** Set by the host: shows the parts that remotes offer for a slot. */
export const SlotContext = createContext<(props: SlotProps) => ReactNode>(() => null)

/**
 * A place in a screen where other remotes may show something. What they show is loaded after the page, for those it is
 * meant for; a part that fails leaves nothing and harms nothing.
 */
export const Slot = (props: SlotProps) => useContext(SlotContext)(props)
