import { createContext } from 'react'

/** What only the host can do for a session. */
export interface SessionActions {
  logout: () => Promise<void>
  /** Reads the user again, for example after their profile was changed. */
  reload: () => Promise<void>
}

export const SessionActionsContext = createContext<SessionActions>({
  logout: () => Promise.resolve(),
  reload: () => Promise.resolve(),
})
