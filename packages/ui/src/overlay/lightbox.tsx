import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { IconButton } from '../core/button/icon-button.tsx'
import { KeyGroup } from '../core/key-group.tsx'
import type { GalleryImage } from '../core/picture/gallery.tsx'
import { srcSetOf } from '../core/picture/picture.tsx'
import { Minus, Plus } from '../icons/actions.tsx'
import { CaretLeft, CaretRight } from '../icons/arrows.tsx'
import { css, styles, useStyles } from '../styles/use-styles.ts'
import { Frame } from './dialog.tsx'

const lightboxStyles = styles(
  'lightbox',
  css`
    .ml-lightbox {
      display: grid;
      place-items: center;
      height: min(70vh, 720px);
      overflow: hidden;
      background: var(--colors-piedra-950);
      touch-action: none;
      cursor: grab;
    }
    .ml-lightbox img {
      max-width: 100%;
      max-height: 100%;
      object-fit: contain;
      transform: translate(var(--pan-x), var(--pan-y)) scale(var(--zoom));
      transition: transform var(--durations-fast);
      user-select: none;
    }
    .ml-lightbox__bar {
      display: flex;
      align-items: center;
      gap: 8px;
      padding: 10px 20px;
    }
    .ml-lightbox__bar > span {
      flex: 1;
      text-align: center;
      font-size: var(--font-sizes-sm);
      color: var(--colors-fg-muted);
    }
  `,
)

const maxZoom = 5
const still = { zoom: 1, x: 0, y: 0 }

export interface LightboxProps {
  open: boolean
  onClose: () => void
  title: string
  images: readonly GalleryImage[]
  /** From 0. */
  index: number
  onIndexChange: (index: number) => void
  texts: { close: string; previous: string; next: string; zoomIn: string; zoomOut: string; position: string }
}

function Zoomable({
  image,
  view,
  onView,
}: {
  image: GalleryImage
  view: typeof still
  onView: (view: typeof still) => void
}) {
  const drag = (event: PointerEvent) => {
    if (event.buttons !== 1 || view.zoom === 1) return
    onView({ ...view, x: view.x + event.movementX, y: view.y + event.movementY })
  }
  const place = { '--zoom': view.zoom, '--pan-x': `${view.x}px`, '--pan-y': `${view.y}px` }
  return (
    <div className="ml-lightbox" onPointerMove={drag}>
      <img
        src={image.src}
        srcSet={srcSetOf(image.variants)}
        sizes="100vw"
        alt={image.alt}
        draggable={false}
        style={place as CSSProperties}
      />
    </div>
  )
}

/** One picture after another, up to five times as large. Arrow keys turn, + and − zoom. */
export function Lightbox({ open, onClose, title, images, index, onIndexChange, texts }: LightboxProps) {
  useStyles(lightboxStyles)
  const [view, setView] = useState(still)
  // Its keys are heard from the bar on, so the focus begins there.
  const first = useRef<HTMLButtonElement>(null)
  const image = images[index]
  if (!image) return null
  const turn = (step: number) => {
    setView(still)
    onIndexChange((index + step + images.length) % images.length)
  }
  const zoom = (step: number) => {
    const next = Math.min(maxZoom, Math.max(1, view.zoom + step))
    setView(next === 1 ? still : { ...view, zoom: next })
  }
  const keys: Record<string, () => void> = {
    ArrowLeft: () => turn(-1),
    ArrowRight: () => turn(1),
    '+': () => zoom(1),
    '-': () => zoom(-1),
  }
  const onKey = (event: KeyboardEvent) => keys[event.key]?.()
  return (
    <Frame
      open={open}
      onClose={onClose}
      title={title}
      size="lg"
      closeLabel={texts.close}
      initialFocus={first}
      flush
    >
      <KeyGroup label={title} onKeyDown={onKey}>
        <Zoomable image={image} view={view} onView={setView} />
        <div className="ml-lightbox__bar">
          <IconButton label={texts.previous} icon={<CaretLeft />} onClick={() => turn(-1)} />
          <IconButton
            label={texts.zoomOut}
            icon={<Minus />}
            disabled={view.zoom === 1}
            onClick={() => zoom(-1)}
          />
          <span aria-live="polite">{texts.position}</span>
          <IconButton
            label={texts.zoomIn}
            icon={<Plus />}
            disabled={view.zoom === maxZoom}
            onClick={() => zoom(1)}
          />
          <IconButton ref={first} label={texts.next} icon={<CaretRight />} onClick={() => turn(1)} />
        </div>
      </KeyGroup>
    </Frame>
  )
}
