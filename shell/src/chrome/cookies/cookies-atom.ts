import { atom } from '@metrolibre/platform/host'

/** Whether somebody wants to answer the question about cookies again. */
export const cookiesReopenedAtom = atom(false)
