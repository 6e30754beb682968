// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { Lightbox } from './index.ts'

const images = ['Patio', 'Sala'].map((alt) => ({ id: alt, src: `/${alt}.webp`, alt }))

function Viewer() {
  const [index, setIndex] = useState(0)
  return (
    <Lightbox
      open
      onClose={() => undefined}
      title="Fotos"
      images={images}
      index={index}
      onIndexChange={setIndex}
      texts={{ close: 'Cerrar', previous: 'Anterior', next: 'Siguiente', position: `${index + 1} de 2` }}
    />
  )
}

it('shows pictures one after another', async () => {
  draw(<Viewer />)
  expect((await screen.findByRole('img')).getAttribute('alt')).toBe('Patio')
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(screen.getByRole('img').getAttribute('alt')).toBe('Sala')
  expect(screen.getByText('2 de 2')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(screen.getByRole('img').getAttribute('alt')).toBe('Patio')
})
