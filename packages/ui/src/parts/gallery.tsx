import type { ReactNode } from 'react'
import { css, gallerySizes, Picture, type PictureVariant, styles, useStyles } from '@metrolibre/ui'

const galleryStyles = styles(
  'gallery',
  css`
    .ml-gallery {
      position: relative;
      display: grid;
      gap: 12px;
      height: 520px;
      grid-template-columns: 2fr 1fr 1fr;
      grid-template-rows: 1fr 1fr;
    }
    .ml-gallery[data-count='1'] {
      grid-template-columns: 1fr;
    }
    .ml-gallery[data-count='2'] {
      grid-template-columns: 1fr 1fr;
    }
    .ml-gallery[data-count='3'] {
      grid-template-columns: 2fr 1fr;
    }
    .ml-gallery > button {
      display: block;
      min-width: 0;
      min-height: 0;
      padding: 0;
      border: 0;
      background: none;
      border-radius: var(--radii-lg);
    }
    .ml-gallery > button:first-child {
      grid-row: 1 / 3;
      border-radius: var(--radii-xl);
    }
    .ml-gallery[data-count='2'] > button {
      grid-row: 1 / 3;
    }
    .ml-gallery[data-count='4'] > button:nth-child(2) {
      grid-column: 2 / 4;
    }
    .ml-gallery .ml-picture {
      width: 100%;
      height: 100%;
      border-radius: inherit;
    }
    .ml-gallery__actions {
      position: absolute;
      left: 16px;
      bottom: 16px;
      max-width: calc(100% - 32px);
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      color-scheme: light;
    }
    @media (max-width: 759px) {
      .ml-gallery {
        display: block;
        height: 292px;
        margin-inline: -20px;
      }
      .ml-gallery > button {
        width: 100%;
        height: 100%;
        border-radius: 0;
      }
      .ml-gallery > button:nth-of-type(n + 2) {
        display: none;
      }
      .ml-gallery > button:first-child {
        border-radius: 0;
      }
      .ml-gallery__actions {
        left: 20px;
        bottom: 20px;
        max-width: calc(100% - 40px);
      }
    }
  `,
)

export interface GalleryImage {
  id: string
  src: string
  variants?: readonly PictureVariant[]
  alt: string
  /** What the lightbox writes below it. By default the alternative text. */
  title?: string
}

export interface GalleryProps {
  /** The first is the large one; at most four stand next to it. */
  images: readonly GalleryImage[]
  /** What opening picture `index` (from 0) is called. */
  openLabel: (index: number) => string
  onOpen: (index: number) => void
  /** Buttons over the large picture. */
  actions?: ReactNode
}

/** A property's pictures: one large, up to four next to it. Each opens the viewer. */
export function Gallery({ images, openLabel, onOpen, actions }: GalleryProps) {
  useStyles(galleryStyles)
  const shown = images.slice(0, 5)
  return (
    <div className="ml-gallery" data-count={shown.length}>
      {shown.map((image, index) => (
        <button key={image.id} type="button" aria-label={openLabel(index)} onClick={() => onOpen(index)}>
          <Picture
            src={image.src}
            variants={image.variants}
            alt={image.alt}
            priority={index === 0}
            sizes={index === 0 ? gallerySizes : '25vw'}
          />
        </button>
      ))}
      {actions && <div className="ml-gallery__actions">{actions}</div>}
    </div>
  )
}
