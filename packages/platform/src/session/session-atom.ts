import type { User } from '@metrolibre/contract'
import { atom } from 'jotai'

export type SessionUser = User

/** `loading` until the browser has looked for a stored session; a server never looks. */
export type SessionState =
  | { status: 'loading'; user: null }
  | { status: 'anonymous'; user: null }
  | { status: 'signed-in'; user: SessionUser }

/** How a server draws, and a browser before it has looked. */
export const unknownSession: SessionState = { status: 'loading', user: null }

export const sessionAtom = atom<SessionState>(unknownSession)

export interface LoginRequest {
  form: 'login' | 'register' | 'restore'
  /** Where to go once signed in, without the language segment. Default: by role, or stay (RULES.md §2). */
  returnTo?: string
}

/** The request for a login dialog, or null while none is open. */
export const loginRequestAtom = atom<LoginRequest | null>(null)
