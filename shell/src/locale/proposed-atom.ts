import type { Country } from '@metrolibre/platform'
import { atom } from '@metrolibre/platform/host'

/** The country that was proposed on this visit for the first time, in place of the one that the page was drawn for. */
export const proposedAtom = atom<Country | null>(null)
