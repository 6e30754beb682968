import { atom } from '@metrolibre/platform/host'

export interface WelcomeState {
  /** The user is on the way to a page they requested before logging in. */
  continuing: boolean
}

/** Set right after login or registration. */
export const welcomeAtom = atom<WelcomeState | null>(null)
