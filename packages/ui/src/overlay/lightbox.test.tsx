// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { Lightbox } from './index.ts'

// jsdom lays nothing out, and what has no box cannot take the focus.
HTMLElement.prototype.getClientRects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList
HTMLElement.prototype.setPointerCapture = () => undefined

const images = ['Patio', 'Sala', 'Baño'].map((alt) => ({ id: alt, src: `/${alt}.webp`, alt }))

function Viewer() {
  const [index, setIndex] = useState<number | null>(0)
  return (
    <Lightbox
      open={index !== null}
      onClose={() => setIndex(null)}
      title="Fotos"
      images={images}
      index={index ?? 0}
      onIndexChange={setIndex}
      texts={{
        close: 'Cerrar',
        previous: 'Anterior',
        next: 'Siguiente',
        zoomIn: 'Acercar',
        zoomOut: 'Alejar',
        position: `${(index ?? 0) + 1} de 3`,
      }}
    />
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const picture = () => screen.getByRole('img')
const zoom = () => Number(picture().style.getPropertyValue('--zoom'))

it('turns pictures by keys and buttons, round and round', async () => {
  draw(<Viewer />)
  await waitFor(() => expect(document.activeElement).toBe(button('Siguiente')))
  await userEvent.keyboard('{ArrowLeft}')
  expect(picture().getAttribute('alt')).toBe('Baño')
  expect(screen.getByText('3 de 3')).toBeDefined()
  await userEvent.click(button('Siguiente'))
  expect(picture().getAttribute('alt')).toBe('Patio')
})

it('enlarges up to five times and begins anew with the next picture', async () => {
  draw(<Viewer />)
  await waitFor(() => expect(document.activeElement).toBe(button('Siguiente')))
  await userEvent.keyboard('++++++')
  expect(zoom()).toBe(5)
  expect(button('Acercar').getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('-')
  expect(zoom()).toBe(4)
  await userEvent.keyboard('0')
  expect(zoom()).toBe(1)
  await userEvent.click(button('Acercar'))
  await userEvent.keyboard('{ArrowRight}')
  expect(zoom()).toBe(1)
})

it('is enlarged by the wheel, two fingers and a double press', async () => {
  draw(<Viewer />)
  const frame = (await screen.findByRole('img')).parentElement!
  fireEvent.wheel(frame, { deltaY: -300 })
  expect(zoom()).toBeCloseTo(1.93, 1)
  fireEvent.doubleClick(frame)
  expect(zoom()).toBe(1)
  fireEvent.doubleClick(frame)
  expect(zoom()).toBe(2.5)
  fireEvent.doubleClick(frame)
  const touch = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', pointerId: number, clientX: number) =>
    fireEvent[type](frame, { pointerId, clientX, clientY: 0 })
  touch('pointerDown', 1, 0)
  touch('pointerDown', 2, 100)
  touch('pointerMove', 2, 300)
  expect(zoom()).toBe(3)
  touch('pointerUp', 2, 300)
  touch('pointerMove', 1, 50)
  expect(zoom()).toBe(3)
})

it('closes with Escape', async () => {
  draw(<Viewer />)
  await screen.findByRole('dialog', { name: 'Fotos' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
