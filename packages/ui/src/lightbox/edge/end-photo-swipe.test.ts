// @vitest-environment jsdom
import PhotoSwipe from 'photoswipe'
import { expect, it, vi } from 'vitest'
import { endPhotoSwipe } from './end-photo-swipe.ts'

const slide = { src: '/patio.webp', width: 1920, height: 1280, alt: 'Patio' }

it('removes PhotoSwipe at once while it is opening, when its own method would do nothing', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const pswp = new PhotoSwipe({ dataSource: [slide], appendToEl: document.body, showAnimationDuration: 250 })
  const destroyed = vi.fn<() => void>()
  pswp.on('destroy', destroyed)
  pswp.init()
  pswp.destroy()
  expect(document.querySelector('.pswp')).not.toBeNull()
  endPhotoSwipe(pswp)
  expect(document.querySelector('.pswp')).toBeNull()
  expect(destroyed).toHaveBeenCalledOnce()
})
