import { atom } from '@metrolibre/platform/host'

export interface WelcomeState {
  /** The user is on the way to a page they requested before logging in. */
  continuing: boolean
  /** The address of somebody who has just registered, to which the link that confirms it was sent. */
  mailedTo: string | null
}

/** Set right after login or registration. */
export const welcomeAtom = atom<WelcomeState | null>(null)
