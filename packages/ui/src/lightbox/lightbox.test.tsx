// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Picture } from '../core/picture/picture.tsx'
import { draw } from '../testing/draw.tsx'
import { Lightbox } from './index.ts'

beforeEach(() => {
  vi.restoreAllMocks()
  // jsdom has no layout and does not implement modal dialogs.
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1152)
  vi.stubGlobal('innerHeight', 948)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

const images = ['Patio', 'Sala', 'Baño'].map((alt) => ({
  id: alt,
  src: `/${alt}/1920.webp`,
  variants: [640, 1920].map((width) => ({ url: `/${alt}/${width}.webp`, width })),
  alt,
}))

function Viewer({ count = images.length, onClose }: { count?: number; onClose?: () => void }) {
  const [index, setIndex] = useState<number | null>(0)
  const close = () => {
    setIndex(null)
    onClose?.()
  }
  return (
    <Lightbox
      open={index !== null}
      onClose={close}
      title="Fotos"
      images={images.slice(0, count)}
      index={index ?? 0}
      onIndexChange={setIndex}
      texts={{
        close: 'Cerrar',
        previous: 'Anterior',
        next: 'Siguiente',
        zoomIn: 'Acercar',
        zoomOut: 'Alejar',
        position: `${(index ?? 0) + 1} de ${count}`,
        failed: 'No se pudo',
      }}
    />
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const isUseless = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const picture = () => screen.getByRole<HTMLImageElement>('img')
/** The window leaves 1000 × 800 px for the picture, so a 3:2 picture is 1000 px wide at zoom 1. */
const times = () => Number.parseInt(picture().style.width, 10) / 1000
const shown = (alt: string) => waitFor(() => expect(picture().alt).toBe(alt))

it('shows the previous and next picture with keys and buttons, in a loop, and announces which one it is', async () => {
  draw(<Viewer />)
  expect(document.activeElement).toBe(button('Siguiente'))
  await userEvent.keyboard('{ArrowLeft}')
  await shown('Baño')
  expect(screen.getByText('3 de 3').parentElement?.textContent).toBe('Baño3 de 3')
  await userEvent.click(button('Siguiente'))
  await shown('Patio')
  await userEvent.keyboard('{End}')
  await shown('Baño')
  await userEvent.keyboard('{PageUp}')
  await shown('Sala')
})

it('zooms up to five times and resets the zoom for the next picture', async () => {
  draw(<Viewer />)
  expect(times()).toBe(1)
  expect([isUseless('Acercar'), isUseless('Alejar')]).toEqual([false, true])
  await userEvent.keyboard('++++++')
  expect(times()).toBe(5)
  expect([isUseless('Acercar'), isUseless('Alejar')]).toEqual([true, false])
  await userEvent.keyboard('-')
  expect(times()).toBe(4)
  await userEvent.keyboard('0')
  expect(times()).toBe(1)
  await userEvent.click(button('Acercar'))
  expect(times()).toBe(2)
  await userEvent.click(button('Siguiente'))
  await shown('Sala')
  expect(times()).toBe(1)
})

it('zooms with the wheel', () => {
  draw(<Viewer />)
  fireEvent.wheel(picture(), { deltaY: -500 })
  expect(times()).toBe(2)
  for (let notch = 0; notch < 9; notch += 1) fireEvent.wheel(picture(), { deltaY: -500 })
  expect(times()).toBe(5)
})

it('switches to a larger variant only once that is loaded', async () => {
  const fetched: HTMLImageElement[] = []
  vi.spyOn(window, 'Image').mockImplementation(function () {
    return fetched[fetched.push(document.createElement('img')) - 1]!
  })
  draw(<Viewer />)
  expect([picture().sizes, picture().srcset]).toEqual([
    '1000px',
    '/Patio/640.webp 640w, /Patio/1920.webp 1920w',
  ])
  await userEvent.keyboard('+')
  await userEvent.keyboard('+')
  expect(fetched.map(({ sizes, srcset }) => [sizes, srcset])).toEqual([
    ['2000px', picture().srcset],
    ['3000px', picture().srcset],
  ])
  fireEvent.error(fetched[0]!)
  expect(picture().sizes).toBe('1000px')
  fireEvent.load(fetched[1]!)
  expect(picture().sizes).toBe('3000px')
  await userEvent.keyboard('-')
  expect(fetched).toHaveLength(2)
})

it('pans a zoomed picture with the arrow keys', async () => {
  draw(<Viewer />)
  const place = () => picture().parentElement!.style.transform
  await userEvent.keyboard('+')
  const before = place()
  await userEvent.keyboard('{ArrowRight}')
  expect(picture().alt).toBe('Patio')
  expect(place()).not.toBe(before)
  await userEvent.keyboard('0{ArrowRight}')
  await shown('Sala')
})

it('uses the aspect ratio of the loaded picture', async () => {
  draw(<Viewer />)
  Object.defineProperties(picture(), { naturalWidth: { value: 500 }, naturalHeight: { value: 1000 } })
  fireEvent.load(picture())
  expect([picture().style.width, picture().style.height]).toEqual(['400px', '800px'])
})

it('shows a message if a picture cannot be loaded, and still shows the next one', async () => {
  draw(<Viewer />)
  fireEvent.error(picture())
  expect(screen.getByText('No se pudo')).toBeDefined()
  expect([isUseless('Acercar'), isUseless('Alejar')]).toEqual([true, true])
  await userEvent.click(button('Siguiente'))
  await shown('Sala')
})

it('falls back to the variant that the page has loaded', async () => {
  draw(
    <>
      <Picture src={images[0]!.src} alt="" />
      <Viewer />
    </>,
  )
  const onPage = document.querySelector<HTMLImageElement>('.ml-picture > img')!
  const loaded = { complete: true, naturalWidth: 640, naturalHeight: 427, currentSrc: '/Patio/640.webp' }
  for (const [name, value] of Object.entries(loaded)) Object.defineProperty(onPage, name, { value })
  fireEvent.error(screen.getByAltText('Patio'))
  expect(screen.getByAltText('Patio').getAttribute('src')).toBe('/Patio/640.webp')
  fireEvent.error(screen.getByAltText('Patio'))
  expect(screen.getByText('No se pudo')).toBeDefined()
})

it('closes with Escape and when the browser cancels the dialog', async () => {
  const closed = vi.fn<() => void>()
  const { unmount } = draw(<Viewer onClose={closed} />)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  unmount()

  draw(<Viewer onClose={closed} />)
  const cancel = new Event('cancel', { cancelable: true })
  act(() => void screen.getByRole('dialog', { name: 'Fotos' }).dispatchEvent(cancel))
  expect(cancel.defaultPrevented).toBe(true)
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(2))
})

it('shows no position for a single picture and focuses the close button', () => {
  draw(<Viewer count={1} />)
  expect(screen.queryByRole('button', { name: 'Siguiente' })).toBeNull()
  expect(screen.queryByText('1 de 1')).toBeNull()
  expect(document.activeElement).toBe(button('Cerrar'))
})

it('removes PhotoSwipe when it is unmounted', () => {
  const { unmount } = draw(<Viewer />)
  unmount()
  expect(document.querySelector('.pswp')).toBeNull()
})
