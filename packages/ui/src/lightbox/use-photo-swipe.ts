import type { GalleryImage } from '@metrolibre/ui/parts'
import type PhotoSwipe from 'photoswipe'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPhotoSwipe, onceOpen, openPhotoSwipe } from './create-photo-swipe.ts'
import { endPhotoSwipe } from './end-photo-swipe.ts'
import { roomOf, type ZoomRoom, zoomBy } from './zoom.ts'

interface Wanted {
  dialog: RefObject<HTMLDialogElement | null>
  host: RefObject<HTMLElement | null>
  images: readonly GalleryImage[]
  index: number
  failedText: string
  onIndexChange: (index: number) => void
  /** Called when the closing animation has ended. */
  onClosed: () => void
}

const noRoom: ZoomRoom = { nearer: false, farther: false }

/** Keeps the previous object if nothing changed, so that React does not render during a pinch. */
const changed = (now: ZoomRoom, next: ZoomRoom) =>
  now.nearer === next.nearer && now.farther === next.farther ? now : next

/** Runs PhotoSwipe in a modal dialog while the component is mounted. */
export function usePhotoSwipe(wanted: Wanted) {
  const { dialog, host } = wanted
  const photos = useRef<PhotoSwipe>(undefined)
  const [room, setRoom] = useState(noRoom)
  const create = useEffectEvent((pressed: Element | null) =>
    createPhotoSwipe({ ...wanted, host: host.current!, pressed }),
  )
  const turned = useEffectEvent((index: number) => wanted.onIndexChange(index))
  const closed = useEffectEvent(() => wanted.onClosed())

  // A layout effect, because its cleanup runs before the dialog is removed: only `close()` returns the focus.
  useLayoutEffect(() => {
    const frame = dialog.current!
    const pswp = create(document.activeElement)
    photos.current = pswp
    let wanted = true
    const look = () => setRoom((now) => changed(now, roomOf(pswp.currSlide)))
    for (const event of ['change', 'zoomPanUpdate', 'loadComplete'] as const) pswp.on(event, look)
    pswp.on('change', () => turned(pswp.currIndex))
    pswp.on('destroy', () => wanted && closed())
    frame.showModal()
    openPhotoSwipe(pswp)
    return () => {
      wanted = false
      endPhotoSwipe(pswp)
      frame.close()
    }
  }, [dialog])

  const act = (what: (pswp: PhotoSwipe) => void) => {
    const pswp = photos.current
    if (pswp) onceOpen(pswp, () => what(pswp))
  }
  return {
    room,
    turn: (step: 1 | -1) => act((pswp) => (step === 1 ? pswp.next() : pswp.prev())),
    zoom: (step: 1 | -1) => act((pswp) => zoomBy(pswp, step)),
    close: () => {
      const pswp = photos.current
      if (!pswp) return
      if (pswp.opener.isOpen) pswp.close()
      // It can't be closed while it opens, but the whole dialog can go.
      else wanted.onClosed()
    },
  }
}
