// @vitest-environment jsdom
import { endpoints } from '@metrolibre/contract'
import { answers, refuse, renderRemote, screen, startFakeApi } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import remote from '../../remote.tsx'

it('shows the server’s message when the posts could not be loaded, and retries', async () => {
  let works = false
  const api = await startFakeApi([
    answers(endpoints.publications.verified, () =>
      works
        ? { publications: [] }
        : refuse({ status: 503, code: 'unavailable', message: 'El servicio no está disponible' }),
    ),
  ])
  const { user } = await renderRemote(remote, { path: '/posts', api: api.baseUrl })
  expect(await screen.findByText('El servicio no está disponible', {}, { timeout: 10_000 })).toBeTruthy()
  works = true
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Todavía no hay publicaciones.')).toBeTruthy()
  await api.close()
})
