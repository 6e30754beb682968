import { type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '../core/button/icon-button.tsx'
import { KeyGroup } from '../core/key-group.tsx'
import type { GalleryImage } from '../core/picture/gallery.tsx'
import { Minus, Plus } from '../icons/actions.tsx'
import { CaretLeft, CaretRight } from '../icons/arrows.tsx'
import { css, styles, useStyles } from '../system/use-styles.ts'
import { Frame } from './dialog.tsx'
import { maxZoom, still, zoomedTo } from './zoom.ts'
import { Zoomable } from './zoomable.tsx'

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

const frameSize = (box: HTMLElement | null) => {
  const frame = box?.querySelector('.ml-lightbox')
  return { width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 }
}

/** One picture after another, up to five times as large. Arrow keys turn, + and − zoom, 0 shows all of it. */
export function Lightbox({ open, onClose, title, images, index, onIndexChange, texts }: LightboxProps) {
  useStyles(lightboxStyles)
  const [view, setView] = useState(still)
  // Its keys are heard from the bar on, so the focus begins there.
  const first = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLFieldSetElement>(null)
  const image = images[index]
  if (!image) return null
  const turn = (step: number) => {
    setView(still)
    onIndexChange((index + step + images.length) % images.length)
  }
  const zoom = (step: number) =>
    setView((now) => zoomedTo(now, Math.round(now.zoom + step), { x: 0, y: 0 }, frameSize(box.current)))
  const keys: Record<string, () => void> = {
    ArrowLeft: () => turn(-1),
    ArrowRight: () => turn(1),
    '+': () => zoom(1),
    '-': () => zoom(-1),
    '0': () => setView(still),
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
      <KeyGroup ref={box} label={title} onKeyDown={onKey}>
        <Zoomable image={image} view={view} onView={setView} />
        {/* At its bounds a button stays in reach: a disabled one would drop the focus, and the keys with it. */}
        <div className="ml-lightbox__bar">
          <IconButton label={texts.previous} icon={<CaretLeft />} onClick={() => turn(-1)} />
          <IconButton
            label={texts.zoomOut}
            icon={<Minus />}
            aria-disabled={view.zoom === 1}
            onClick={() => zoom(-1)}
          />
          <span aria-live="polite">{texts.position}</span>
          <IconButton
            label={texts.zoomIn}
            icon={<Plus />}
            aria-disabled={view.zoom === maxZoom}
            onClick={() => zoom(1)}
          />
          <IconButton ref={first} label={texts.next} icon={<CaretRight />} onClick={() => turn(1)} />
        </div>
      </KeyGroup>
    </Frame>
  )
}
