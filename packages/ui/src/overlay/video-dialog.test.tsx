// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { VideoDialog } from './index.ts'

HTMLElement.prototype.getClientRects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList

const asksForStillness = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduce') }))
afterEach(() => vi.unstubAllGlobals())

const show = () => {
  const [onFailure, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()]
  draw(
    <VideoDialog
      title="Cómo funciona"
      closeLabel="Cerrar"
      lang="en"
      sources={[
        { src: '/film.webm', type: 'video/webm' },
        { src: '/film.mp4', type: 'video/mp4' },
      ]}
      tracks={[
        { src: '/es.vtt', lang: 'es', label: 'Español' },
        { src: '/en.vtt', lang: 'en', label: 'English' },
      ]}
      onFailure={onFailure}
      onClose={onClose}
    />,
  )
  return {
    onFailure,
    onClose,
    film: screen.getByLabelText<HTMLVideoElement>('Cómo funciona', { selector: 'video' }),
  }
}

it('starts by itself, with captions in the language of the page', async () => {
  asksForStillness(false)
  const { film, onClose } = show()
  expect(film.autoplay).toBe(true)
  expect(film.querySelector('track[default]')?.getAttribute('srclang')).toBe('en')
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('does not start by itself when the user prefers reduced motion', () => {
  asksForStillness(true)
  expect(show().film.autoplay).toBe(false)
})

it('reports a failure only after the last source could not be played', () => {
  asksForStillness(false)
  const { film, onFailure } = show()
  const [webm, mp4] = film.querySelectorAll('source')
  fireEvent.error(webm!)
  expect(onFailure).not.toHaveBeenCalled()
  fireEvent.error(mp4!)
  expect(onFailure).toHaveBeenCalledOnce()
})
