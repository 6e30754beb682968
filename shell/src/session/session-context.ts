import { createContext, useContext } from 'react'
import type { ShellSession } from './create-session.ts'

export const SessionContext = createContext<ShellSession | null>(null)

/**
 * Returns the session itself, for the forms that sign in.
 * @throws Error outside the frame
 */
export const useSessionControl = (): ShellSession => {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSessionControl needs the frame')
  return session
}
