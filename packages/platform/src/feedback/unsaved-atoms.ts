import { atom } from 'jotai'

/** How many forms on the page hold changes that are not saved. */
export const unsavedFormsAtom = atom(0)

/** Set while somebody leaves who has been asked already. */
export const leavingAtom = atom(false)
