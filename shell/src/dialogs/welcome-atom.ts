import { atom } from '@metrolibre/platform/host'

export interface WelcomeState {
  /** They are on their way to a page they asked for before logging in. */
  continuing: boolean
}

/** Set right after login or registration. */
export const welcomeAtom = atom<WelcomeState | null>(null)
