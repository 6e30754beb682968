import { atom } from '@metrolibre/platform/host'

/** `offered`: a newer edition exists; `accepted`: it is loaded at the next page change. */
export type UpdateState = 'none' | 'offered' | 'accepted' | 'declined'

export const updateAtom = atom<UpdateState>('none')
