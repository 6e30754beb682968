// @vitest-environment jsdom
import { endpoints, type LinkedVisit } from '@metrolibre/contract'
import { answers, refuse, renderRemote, screen, startFakeApi, type FakeApi } from '@metrolibre/testing/react'
import { afterEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'

let api: FakeApi
afterEach(async () => {
  location.hash = ''
  await api.close()
})

const [noon, later] = [Date.parse('2032-03-04T15:00:00Z'), Date.parse('2032-03-05T15:30:00Z')]
const visit: LinkedVisit = {
  start: noon,
  end: noon + 1_800_000,
  timeZone: 'America/Santiago',
  status: 'scheduled',
  reason: 'Ese día pintamos.',
  location: { id: '0b7a3f0e-7f8e-4a54-9d1e-0c8d5c7f1a01', name: 'Casa Sucre' },
  free: [noon, later],
}

const openWith = async (refused?: 'period_taken') => {
  let now = visit
  api = await startFakeApi([
    answers(endpoints.visits.linked, ({ query }) =>
      query.get('link') === 'good'
        ? now
        : refuse({ status: 400, code: 'link_invalid', message: 'Este enlace ya no es válido' }),
    ),
    answers(endpoints.visits.moveLinked, () => {
      if (refused) return refuse({ status: 409, code: refused, message: 'Esa hora ya no está libre' })
      now = { ...visit, start: later, reason: null }
      return now
    }),
    answers(endpoints.visits.cancelLinked, () => {
      now = { ...visit, status: 'cancelled', free: [] }
      return now
    }),
  ])
  location.hash = '#link=good'
  return renderRemote(remote, { path: '/visita', api: api.baseUrl })
}

it('is moved to another free time, without a login', async () => {
  const { user } = await openWith()
  expect(await screen.findByText('Motivo del cambio: Ese día pintamos.')).toBeTruthy()
  expect(screen.getByText('jueves, 4 de marzo, 12:00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cambiar la hora' }))
  expect(await screen.findByText('Tu visita quedó para el viernes, 5 de marzo, 12:30')).toBeTruthy()
})

it('is cancelled once that was confirmed', async () => {
  const { user } = await openWith()
  await user.click(await screen.findByRole('button', { name: 'Cancelar la visita' }))
  await user.click(screen.getByRole('button', { name: 'Sí, cancelar' }))
  expect(await screen.findByText('Esta visita está cancelada')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cambiar la hora' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Agendar otra visita' })).toBeTruthy()
})

it('says that a time was taken meanwhile', async () => {
  const { user } = await openWith('period_taken')
  await user.click(await screen.findByRole('button', { name: 'Cambiar la hora' }))
  expect(await screen.findByText('Esa hora ya no está libre')).toBeTruthy()
})

it('says of a changed link that it is not valid', async () => {
  await openWith()
  location.hash = '#link=forged'
  expect(await screen.findByRole('heading', { name: 'Este enlace no es válido' })).toBeTruthy()
})
