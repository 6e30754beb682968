import { atom } from 'jotai'

/** How many forms on the page have unsaved changes. */
export const unsavedFormsAtom = atom(0)

/** True while the user leaves after they have confirmed it once, so that no form asks again. */
export const leavingAtom = atom(false)
