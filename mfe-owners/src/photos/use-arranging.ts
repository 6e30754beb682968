import { pictures } from '@metrolibre/api-client'
import { useFeedback } from '@metrolibre/platform'
import { useState } from 'react'
import type { PhotoGallery, Photo } from './photo-place.ts'

interface Options {
  gallery: PhotoGallery
  onArrange: (order: { order: string[]; cover?: string }) => Promise<unknown>
  onChanged: () => Promise<void>
}

/** The order of the photos as its user last chose it, shown at once and taken back when the server refuses it. */
export function useArranging({ gallery, onArrange, onChanged }: Options) {
  const { showError } = useFeedback()
  const [asked, setAsked] = useState<{ order: readonly Photo[]; cover: string | undefined }>()
  const [busy, setBusy] = useState(false)
  const photos = asked?.order ?? gallery.photos

  const during = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      // Photos may have been added or deleted meanwhile, on another device too.
      await Promise.all([onChanged(), showError(error)])
    } finally {
      setAsked(undefined)
      setBusy(false)
    }
  }
  /** The first photo is the cover, unless the cover is none of the photos. */
  const arrange = (order: readonly Photo[], replacesCover: boolean) => {
    const [first] = order
    if (busy || !first) return
    setAsked({ order, cover: replacesCover ? first.id : undefined })
    const ids = order.map(({ id }) => id)
    void during(() => onArrange({ order: ids, ...(replacesCover && { cover: first.id }) }))
  }
  const move = (id: string, to: number, replacesCover = !gallery.otherCover) => {
    const photo = photos.find((one) => one.id === id)
    if (photo) arrange(photos.filter((one) => one !== photo).toSpliced(to, 0, photo), replacesCover)
  }
  const remove = (id: string) => {
    if (busy) return
    void during(async () => {
      await pictures.remove(id)
      const rest = photos.filter((photo) => photo.id !== id)
      // The next photo takes the place of a deleted cover.
      if (id === gallery.cover && rest[0])
        await onArrange({ order: rest.map((photo) => photo.id), cover: rest[0].id })
      await onChanged()
    })
  }
  const cover = asked ? asked.cover : gallery.cover
  return { photos, cover, busy, move, remove, makeCover: (id: string) => move(id, 0, true) }
}
