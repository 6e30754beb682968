import type { User } from '@metrolibre/contract'
import { atom } from 'jotai'

export type SessionUser = User

/**
 * `loading` until the browser has looked for a stored session; a server never does, so it stays there. A session that is stored
 * but could not be read is unread: nobody is signed in until that succeeds, and nothing may be told about them.
 */
export type SessionState =
  | { status: 'loading'; user: null }
  | { status: 'anonymous'; user: null; isUnread?: true }
  | { status: 'signed-in'; user: SessionUser }

/** The state that a server renders with, and a browser until it has looked for a stored session. */
export const unknownSession: SessionState = { status: 'loading', user: null }

export const sessionAtom = atom<SessionState>(unknownSession)

export interface LoginRequest {
  form: 'login' | 'register' | 'restore'
  /**
   * Path to open after signing in, without the language segment. By default it depends on the role, or the
   * user stays where they are (RULES.md §2.17a).
   */
  returnTo?: string
}

/** The request for the login dialog, or null while it is closed. */
export const loginRequestAtom = atom<LoginRequest | null>(null)
