import { createContext } from 'react'

export interface LogoutOptions {
  /** Whoever left a session elsewhere must not be told that it ended when it did not. */
  surely?: boolean
}

/** What only the host can do for a session. */
export interface SessionActions {
  /**
   * Ends the sessions of every device, and this one whatever the server says; with `surely`, it stays where the
   * server could not end the others.
   */
  logout: (options?: LogoutOptions) => Promise<void>
  /** Reads the user again, for example after their profile was changed. */
  reload: () => Promise<void>
}

export const SessionActionsContext = createContext<SessionActions>({
  logout: () => Promise.resolve(),
  reload: () => Promise.resolve(),
})
