import type PhotoSwipe from 'photoswipe'

/** Removes PhotoSwipe at once, also during its opening animation. */
export function endPhotoSwipe(pswp: PhotoSwipe): void {
  pswp.isDestroying = true
  pswp.destroy()
}
