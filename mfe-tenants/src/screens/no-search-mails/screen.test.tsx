// @vitest-environment jsdom
import { endpoints } from '@metrolibre/contract'
import { answers, refuse, renderRemote, screen, startFakeApi, type FakeApi } from '@metrolibre/testing/react'
import { afterEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'

let api: FakeApi
afterEach(async () => {
  location.hash = ''
  await api.close()
})

it('says of a changed link what can be done instead, and not to ask for a new one', async () => {
  const message = 'Este enlace ya no es válido. Pide uno nuevo'
  api = await startFakeApi([
    answers(endpoints.savedSearches.unsubscribe, () =>
      refuse({ status: 400, code: 'link_invalid', message }),
    ),
  ])
  location.hash = '#token=forged'
  const { user } = await renderRemote(remote, { path: '/favoritos/sin-correos', api: api.baseUrl })
  await user.click(await screen.findByRole('button', { name: 'Dejar de recibirlos' }))
  expect(await screen.findByText(/Ábrelo otra vez desde el último correo/)).toBeTruthy()
  expect(screen.queryByText(/Pide uno nuevo/)).toBeNull()
})
