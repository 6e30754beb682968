import { atom } from '@metrolibre/platform/host'

/**
 * `offered`: a newer edition exists, of this generation if the service worker could say it; `accepted`: it is loaded at the next
 * page change.
 */
export type UpdateState =
  | { readonly is: 'none' | 'accepted' | 'declined' }
  | { readonly is: 'offered'; readonly generation: string | undefined }

export const updateAtom = atom<UpdateState>({ is: 'none' })
