import { atom } from '@metrolibre/platform/host'

/** Whether the next page is being loaded. */
export const pageLoadingAtom = atom(false)
