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

const openWith = async (token: string) => {
  location.hash = `#token=${token}`
  return renderRemote(remote, { path: '/favoritos/sin-correos', api: api.baseUrl })
}

it('says of a changed link before anything is pressed that it ends no mails, and where they are ended', async () => {
  api = await startFakeApi([answers(endpoints.savedSearches.mailsLink, () => ({ valid: false }))])
  await openWith('forged')
  expect(await screen.findByRole('heading', { name: 'Este enlace no es válido' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Dejar de recibirlos' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Ver mis búsquedas guardadas' })).toBeTruthy()
})

it('notices that another link was put into the address of the open page', async () => {
  api = await startFakeApi([
    answers(endpoints.savedSearches.mailsLink, ({ query }) => ({ valid: query.get('token') === 'good' })),
  ])
  await openWith('forged')
  expect(await screen.findByRole('heading', { name: 'Este enlace no es válido' })).toBeTruthy()
  location.hash = '#token=good'
  expect(await screen.findByRole('button', { name: 'Dejar de recibirlos' })).toBeTruthy()
})

it('says of a link that is refused what can be done instead, and not to ask for a new one', async () => {
  const message = 'Este enlace ya no es válido. Pide uno nuevo'
  api = await startFakeApi([
    answers(endpoints.savedSearches.mailsLink, () => ({ valid: true })),
    answers(endpoints.savedSearches.unsubscribe, () =>
      refuse({ status: 400, code: 'link_invalid', message }),
    ),
  ])
  const { user } = await openWith('old')
  await user.click(await screen.findByRole('button', { name: 'Dejar de recibirlos' }))
  expect(await screen.findByText(/Ábrelo otra vez desde el último correo/)).toBeTruthy()
  expect(screen.queryByText(/Pide uno nuevo/)).toBeNull()
})

it('asks nothing any more once the mails have ended', async () => {
  api = await startFakeApi([
    answers(endpoints.savedSearches.mailsLink, () => ({ valid: true })),
    answers(endpoints.savedSearches.unsubscribe, () => ({ message: 'Listo' })),
  ])
  const { user } = await openWith('good')
  await user.click(await screen.findByRole('button', { name: 'Dejar de recibirlos' }))
  expect(await screen.findByRole('heading', { name: 'Ya no te llegan estos correos' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Dejar de recibirlos' })).toBeNull()
  expect(screen.queryByText(/Ya no te escribiremos/)).toBeNull()
})
