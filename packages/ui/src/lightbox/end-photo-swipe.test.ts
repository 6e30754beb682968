// @vitest-environment jsdom
import PhotoSwipe from 'photoswipe'
import { expect, it, vi } from 'vitest'
import { onceOpen } from './create-photo-swipe.ts'
import { endPhotoSwipe } from './end-photo-swipe.ts'

const slide = { src: '/patio.webp', width: 1920, height: 1280, alt: 'Patio' }

function openOne() {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const pswp = new PhotoSwipe({ dataSource: [slide], appendToEl: document.body, showAnimationDuration: 250 })
  const destroyed = new Promise<void>((resolve) => pswp.on('destroy', () => resolve()))
  pswp.init()
  return { pswp, destroyed }
}

it('removes PhotoSwipe at once while it is opening, and ends it after that', async () => {
  const { pswp, destroyed } = openOne()
  endPhotoSwipe(pswp)
  expect(document.querySelector('.pswp')).toBeNull()
  await destroyed
  expect(document.querySelector('.pswp')).toBeNull()
})

it('removes PhotoSwipe at once when it is open, and ends it without an animation', async () => {
  const { pswp, destroyed } = openOne()
  await new Promise<void>((resolve) => onceOpen(pswp, resolve))
  endPhotoSwipe(pswp)
  expect(document.querySelector('.pswp')).toBeNull()
  await destroyed
})
