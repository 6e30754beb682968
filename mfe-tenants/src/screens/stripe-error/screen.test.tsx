// @vitest-environment jsdom
import { renderRemote, screen } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import remote from '../../remote.tsx'

it('says in the fixed words that the payment failed, and links to the booking', async () => {
  await renderRemote(remote, { path: '/stripe/error' })
  expect(
    await screen.findByRole('heading', { name: 'Perdón, algo salió mal' }, { timeout: 10_000 }),
  ).toBeTruthy()
  expect(screen.getByText(/No pudimos completar la tarea/)).toBeTruthy()
  const way = screen.getByRole('link', { name: 'Mis reservas' })
  expect(way.getAttribute('href')).toBe('/my-locations/reservations')
})
