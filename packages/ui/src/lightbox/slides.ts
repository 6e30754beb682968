import { srcSetOf } from '@metrolibre/ui'
import { type GalleryImage } from '@metrolibre/ui/parts'
import type PhotoSwipe from 'photoswipe'
import type { SlideData } from 'photoswipe'
import { loadedCopyOf } from './thumbnails.ts'

type Slide = NonNullable<PhotoSwipe['currSlide']>

/** Used until the picture is loaded. Most pictures are 3:2, as owners are asked for. */
const usual = { width: 1920, ratio: 3 / 2 }

/** The natural size of a variant is rounded to whole pixels, so the ratio may be slightly off. */
const rounding = 0.01

/** Describes a picture to PhotoSwipe, which needs its full size. The variants only tell the width. */
export function slideOf({ src, variants = [], alt }: GalleryImage): SlideData {
  const copy = loadedCopyOf(src)
  const largest = Math.max(0, ...variants.map((variant) => variant.width)) || undefined
  const width = largest ?? usual.width
  const ratio = copy ? copy.naturalWidth / copy.naturalHeight : usual.ratio
  return {
    src,
    srcset: srcSetOf(variants),
    alt,
    largest,
    width,
    height: Math.round(width / ratio),
    msrc: copy?.currentSrc,
    thumbCropped: true,
  }
}

/** Corrects the slide's size once the picture is loaded and its aspect ratio is known. */
export function fitForm(slide: Slide): void {
  const { content, data } = slide
  if (!(content.element instanceof HTMLImageElement) || content.element.naturalWidth === 0) return
  const { naturalWidth, naturalHeight } = content.element
  // With a `srcset`, `naturalWidth` depends on the chosen variant, not on the largest one.
  const width = data['largest'] ?? naturalWidth
  const height = Math.round((width * naturalHeight) / naturalWidth)
  if (width === slide.width && Math.abs(height / slide.height - 1) < rounding) return
  for (const sized of [slide, content, data]) Object.assign(sized, { width, height })
  slide.resize()
}

/**
 * Replaces a picture that could not be loaded by the variant that the page has loaded, for example without a connection.
 * @returns false if there is none.
 */
export function takeLoadedCopy(data: SlideData): boolean {
  const copy = data.src && loadedCopyOf(data.src)
  if (!copy || data.src === copy.currentSrc) return false
  Object.assign(data, { src: copy.currentSrc, srcset: undefined })
  return true
}
