import type { Picture } from '@metrolibre/contract'
import { atom } from 'jotai'

/** What an admin is changing of a page's cover: a new image to be looked at, or the text. */
export interface CoverDraft {
  /** One of `coverIds`. */
  id: number
  image?: Picture
  text?: string
}

/** Null while nothing is being changed. */
export const coverDraftAtom = atom<CoverDraft | null>(null)
