import { createContext, useContext } from 'react'
import type { FetchPart } from '../registry/fetch-part.ts'
import type { Registry } from '../registry/registry.ts'
import type { ScreenStore } from '../registry/screen-store.ts'
import type { ShellSession } from '../session/create-session.ts'
import type { WantedPart } from './wanted-part.ts'

/** What the host's own components share; remotes use the platform package instead. */
export interface Host {
  registry: Registry
  screens: ScreenStore
  /** Loads a part of a remote for a slot of another one. Absent on a server. */
  loadPart?: FetchPart
  /** Only on a server: orders a part for the page, and returns the mark that stands in its place until it is drawn. */
  orderPart?: (part: Omit<WantedPart, 'mark'>) => string
  /** Null on a server. */
  session: ShellSession | null
  /** Whether the server has written the head of the screen into the page. */
  headWritten?: boolean
  /** Call it after hydration of the first view; only its first call has an effect. */
  afterStart?: () => Promise<void> | undefined
  /** Starts again after the start has failed. */
  retryStart?: () => Promise<void>
}

export const HostContext = createContext<Host | null>(null)

export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('This part of the page needs the app around it')
  return host
}
