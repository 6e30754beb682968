import { IconButton } from '../core/button/icon-button.tsx'
import type { GalleryImage } from '../core/picture/gallery.tsx'
import { Picture } from '../core/picture/picture.tsx'
import { CaretLeft, CaretRight } from '../icons/arrows.tsx'
import { Dialog } from './dialog.tsx'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  images: readonly GalleryImage[]
  index: number
  onIndexChange: (index: number) => void
  texts: { close: string; previous: string; next: string; position: string }
}

/**
 * A simple viewer for remotes released before 2026-11-23, which import it from here; newer ones use `./lightbox`. Remove it
 * with the next version of the contract.
 */
export function Lightbox({ open, onClose, title, images, index, onIndexChange, texts }: Props) {
  const image = images[index]
  if (!image) return null
  const turn = (step: number) => onIndexChange((index + step + images.length) % images.length)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={texts.close}
      size="lg"
      flush
      footer={
        <>
          <IconButton label={texts.previous} icon={<CaretLeft />} onClick={() => turn(-1)} />
          <span aria-live="polite">{texts.position}</span>
          <IconButton label={texts.next} icon={<CaretRight />} onClick={() => turn(1)} />
        </>
      }
    >
      <Picture src={image.src} variants={image.variants} alt={image.alt} sizes="720px" radius={0} />
    </Dialog>
  )
}
