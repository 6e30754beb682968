import { atom } from '@metrolibre/platform/host'

/** `offered`: a newer edition is there; `accepted`: it is taken at the next change of page. */
export type UpdateState = 'none' | 'offered' | 'accepted' | 'declined'

export const updateAtom = atom<UpdateState>('none')
