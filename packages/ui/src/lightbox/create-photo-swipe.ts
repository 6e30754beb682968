import { durationMs, easings } from '@metrolibre/tokens'
import type { GalleryImage } from '@metrolibre/ui/parts'
import PhotoSwipe from 'photoswipe'
import { addKeys } from './keys.ts'
import { takeSharperCopy } from './sharper-copy.ts'
import { fitForm, slideOf, takeLoadedCopy } from './slides.ts'
import { thumbnailOf } from './thumbnails.ts'
import { closer, largest } from './zoom.ts'

export interface Viewing {
  /** The element that PhotoSwipe is appended to. */
  host: HTMLElement
  images: readonly GalleryImage[]
  /** Index of the first picture to show. */
  index: number
  /** The element that was pressed; the picture opens from its thumbnail. */
  pressed: Element | null
  /** Shown instead of a picture that cannot be loaded. */
  failedText: string
}

/** Space for the buttons and the caption. In a low window they cover the picture instead. */
const airIn = ({ x, y }: { x: number; y: number }) => {
  const sides = x < 760 ? 0 : 76
  return y < 480 ? noAir : { top: 64, bottom: 84, left: sides, right: sides }
}
const noAir = { top: 0, bottom: 0, left: 0, right: 0 }

/** Configures PhotoSwipe with our pictures, zoom levels and durations, and without its own buttons. */
export function createPhotoSwipe({ host, images, index, pressed, failedText }: Viewing): PhotoSwipe {
  const pswp = new PhotoSwipe({
    dataSource: images.map(slideOf),
    index,
    appendToEl: host,
    paddingFn: airIn,
    bgOpacity: 1,
    secondaryZoomLevel: ({ fit }) => fit * closer,
    maxZoomLevel: ({ fit }) => fit * largest,
    wheelToZoom: true,
    preload: [1, 1],
    preloaderDelay: durationMs.slow,
    showAnimationDuration: durationMs.slow,
    hideAnimationDuration: durationMs.slow,
    zoomAnimationDuration: durationMs.base,
    easing: easings.inOut,
    // The dialog traps and returns the focus.
    trapFocus: false,
    returnFocus: false,
    arrowPrev: false,
    arrowNext: false,
    zoom: false,
    close: false,
    counter: false,
  })
  // The filter may return undefined, although its type does not say so.
  pswp.addFilter('thumbEl', (_element, _data, at) => thumbnailOf(images[at]!.src, pressed) as HTMLElement)
  pswp.addFilter('srcsetSizesWidth', (width, { element }) => {
    if (!(element instanceof HTMLImageElement) || element.sizes === '') return width
    takeSharperCopy(element, width)
    return 0
  })
  pswp.addFilter('contentErrorElement', (element) => {
    element.textContent = failedText
    element.role = 'alert'
    return element
  })
  pswp.on('slideInit', ({ slide }) => fitForm(slide))
  pswp.on('loadComplete', ({ slide }) => fitForm(slide))
  pswp.on('loadError', ({ slide }) =>
    onceOpen(pswp, () => {
      if (takeLoadedCopy(slide.data)) pswp.refreshSlideContent(slide.index)
    }),
  )
  addKeys(pswp)
  return pswp
}

/** Opens PhotoSwipe and removes its English role descriptions, and its dialog role, since it is inside our dialog. */
export function openPhotoSwipe(pswp: PhotoSwipe): void {
  pswp.init()
  pswp.element?.removeAttribute('role')
  for (const element of pswp.element?.querySelectorAll('[aria-roledescription]') ?? [])
    element.removeAttribute('aria-roledescription')
}

/** Runs an action as soon as the opening animation has ended; during it, PhotoSwipe cannot change slides. */
export function onceOpen(pswp: PhotoSwipe, act: () => void): void {
  if (pswp.opener.isOpen) act()
  else pswp.on('openingAnimationEnd', act)
}
