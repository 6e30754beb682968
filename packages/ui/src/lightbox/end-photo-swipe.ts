import type PhotoSwipe from 'photoswipe'
import { onceOpen } from './create-photo-swipe.ts'

/**
 * Removes PhotoSwipe's element at once and ends it without an animation. During its opening animation PhotoSwipe can't be
 * ended, so it ends after that, out of sight.
 */
export function endPhotoSwipe(pswp: PhotoSwipe): void {
  pswp.element?.remove()
  onceOpen(pswp, () => pswp.destroy())
}
