import { createContext, useContext } from 'react'
import type { Registry } from '../registry/registry.ts'
import type { ScreenStore } from '../registry/screen-store.ts'
import type { Session } from '../session/create-session.ts'

/** What the host's own components share; remotes get theirs from the platform package. */
export interface Host {
  registry: Registry
  screens: ScreenStore
  /** None on a server. */
  session: Session | null
  /** Whether the page came with the head of its screen. */
  headWritten?: boolean
  /** To be run when the first view has been taken over; only its first call does anything. */
  afterStart?: () => Promise<void> | undefined
  /** Once more, after the start has failed. */
  retryStart?: () => Promise<void>
}

export const HostContext = createContext<Host | null>(null)

export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('This part of the page needs the app around it')
  return host
}
