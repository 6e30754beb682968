import type { Picture } from '@metrolibre/contract'
import { atom } from 'jotai'

/** The unsaved changes of an admin to a page's cover: a new image to preview, a new text, or both. */
export interface CoverDraft {
  /** One of `coverIds`. */
  id: number
  image?: Picture
  text?: string
}

/** Null while no cover is being edited. */
export const coverDraftAtom = atom<CoverDraft | null>(null)
