import { createContext } from 'react'

export interface LogoutOptions {
  /**
   * Keeps the session on this device when the server could not end the others, instead of showing as ended
   * what is not.
   */
  orFail?: boolean
  /**
   * The server has ended all sessions already, because the account was paused or deleted: neither the server nor the
   * user is asked anything.
   */
  ended?: boolean
}

/** Session actions that only the host can implement. */
export interface SessionActions {
  /**
   * Ends the sessions of all devices on the server, and always the one in this browser; but with `orFail` it
   * keeps this one when the server fails to end the others.
   */
  logout: (options?: LogoutOptions) => Promise<void>
  /** Loads the user again, for example after their profile was changed. */
  reload: () => Promise<void>
}

export const SessionActionsContext = createContext<SessionActions>({
  logout: () => Promise.resolve(),
  reload: () => Promise.resolve(),
})
