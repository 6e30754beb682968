import { IconButton, useClosedByBack } from '@metrolibre/ui'
import { type GalleryImage } from '@metrolibre/ui/parts'
import { CaretLeft, CaretRight, Minus, Plus, X } from '@metrolibre/ui/icons'
import { useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { adoptStyles } from './adopt-styles.ts'
import { usePhotoSwipe } from './use-photo-swipe.ts'

export interface LightboxProps {
  open: boolean
  onClose: () => void
  /** The dialog's accessible name. */
  title: string
  images: readonly GalleryImage[]
  /** Index of the current picture; only its first value decides which picture is shown. */
  index: number
  onIndexChange: (index: number) => void
  texts: {
    close: string
    previous: string
    next: string
    zoomIn: string
    zoomOut: string
    /** The position of the current picture, such as '2 of 9'. */
    position: string
    /** Shown instead of a picture that cannot be loaded. */
    failed: string
  }
}

/**
 * Shows pictures full screen, with zoom up to five times by pinch, double tap, wheel, click and keyboard (+, −, 0). The arrow
 * keys show the previous or next picture, or pan a zoomed one.
 */
export function Lightbox({ open, ...shown }: LightboxProps) {
  return open && shown.images.length > 0 ? <OpenLightbox {...shown} /> : null
}

function OpenLightbox({ onClose, title, images, index, onIndexChange, texts }: Omit<LightboxProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const { room, turn, zoom, close } = usePhotoSwipe({
    dialog,
    host,
    images,
    index,
    failedText: texts.failed,
    onIndexChange,
    onClosed: onClose,
  })
  useClosedByBack(true, close)
  const several = images.length > 1
  useInsertionEffect(adoptStyles, [])
  useLayoutEffect(() => first.current?.focus(), [])
  return (
    <dialog
      ref={dialog}
      className="ml-lightbox"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      // The browser can close the dialog itself, for example with a phone's back button.
      onClose={() => dialog.current?.open || onClose()}
    >
      <div ref={host} />
      <div className="ml-lightbox__tools">
        {/* Not `disabled` at the limits, because a disabled button would lose the focus. */}
        <IconButton
          label={texts.zoomOut}
          icon={<Minus />}
          aria-disabled={!room.farther}
          onClick={() => zoom(-1)}
        />
        <IconButton
          label={texts.zoomIn}
          icon={<Plus />}
          aria-disabled={!room.nearer}
          onClick={() => zoom(1)}
        />
        <IconButton ref={several ? undefined : first} label={texts.close} icon={<X />} onClick={close} />
      </div>
      {several && (
        <IconButton
          label={texts.previous}
          icon={<CaretLeft />}
          className="ml-lightbox__previous"
          onClick={() => turn(-1)}
        />
      )}
      <p className="ml-lightbox__caption" aria-live="polite">
        <b>{images[index]?.title ?? images[index]?.alt}</b>
        {several && <span>{texts.position}</span>}
      </p>
      {several && (
        <IconButton
          ref={first}
          label={texts.next}
          icon={<CaretRight />}
          className="ml-lightbox__next"
          onClick={() => turn(1)}
        />
      )}
    </dialog>
  )
}
