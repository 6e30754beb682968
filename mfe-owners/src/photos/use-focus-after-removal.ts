import { useEffect, useRef } from 'react'
import type { Photo } from './photo-place.ts'
import type { PhotoUpload } from './use-photo-uploads.ts'

/**
 * Moves the focus, which would be lost with the tile of a deleted photo, to the photo that takes its place, or to
 * the file chooser once there is none. From the row of an upload that has arrived or was removed, it moves to the
 * file chooser.
 */
export function useFocusAfterRemoval(photos: readonly Photo[], uploads: readonly PhotoUpload[]) {
  const list = useRef<HTMLOListElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const expected = useRef<{ id: string; index: number }>(undefined)
  const focusedRow = useRef<string>(undefined)
  const expectRemoval = (id: string) => {
    expected.current = { id, index: photos.findIndex((photo) => photo.id === id) }
  }
  useEffect(() => {
    const removed = expected.current
    if (!removed || photos.some(({ id }) => id === removed.id)) return
    expected.current = undefined
    // A user who has moved on by then keeps their focus.
    if (document.activeElement !== document.body) return
    const next = list.current?.children[Math.min(removed.index, photos.length - 1)]
    if (next instanceof HTMLElement) next.focus()
    else chooser.current?.focus()
  }, [photos])
  useEffect(() => {
    const row = focusedRow.current
    if (!row || uploads.some(({ id }) => id === row)) return
    focusedRow.current = undefined
    if (document.activeElement !== document.body) return
    chooser.current?.focus()
  }, [uploads])
  const noteRow = (id: string) => {
    focusedRow.current = id
  }
  return { list, chooser, expectRemoval, noteRow }
}
