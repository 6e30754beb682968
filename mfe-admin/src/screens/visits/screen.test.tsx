// @vitest-environment jsdom
import { endpoints, type TechnicalAppointment } from '@metrolibre/contract'
import {
  aUser,
  answers,
  fireEvent,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  within,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'

let api: FakeApi
afterEach(() => api.close())

const ids = (last: number) => `0b7a3f0e-7f8e-4a54-9d1e-0c8d5c7f1a0${last}`
const one = (
  last: number,
  start: string,
  more: Partial<TechnicalAppointment> = {},
): TechnicalAppointment => ({
  id: ids(last),
  start: Date.parse(start),
  end: Date.parse(start) + 3_600_000,
  timeZone: 'America/Santiago',
  inspector: 'Rodrigo Araya',
  location: {
    id: ids(last),
    name: `Galpón ${last}`,
    address: 'Sucre 12',
    zone: 'Ñuñoa',
    country: 'Chile',
    lat: -33.45,
    long: -70.6,
    phone: '+56987654321',
  },
  owner: { id: ids(9), name: 'Olga Díaz' },
  ...more,
})

it('groups the visits by day, with place, map, phone and inspector, and filters them', async () => {
  const asked: Record<string, string>[] = []
  api = await startFakeApi([
    answers(endpoints.adminVisits.agenda, ({ query }) => {
      asked.push(Object.fromEntries(query))
      return {
        visits: [
          one(1, '2032-03-04T14:00:00Z'),
          one(2, '2032-03-04T20:00:00Z'),
          one(3, '2032-03-05T14:00:00Z', { inspector: null }),
        ],
        inspectors: ['Milagros Quiroz', 'Rodrigo Araya'],
      }
    }),
  ])
  const { user } = await renderRemote(remote, {
    path: '/admin/visits',
    api: api.baseUrl,
    user: aUser({ isAdmin: true }),
  })
  const first = await screen.findByRole('region', { name: /jueves,? 4 de marzo/ })
  expect(within(first).getAllByRole('listitem')).toHaveLength(2)
  const [row] = within(first).getAllByRole('listitem')
  expect(within(row!).getByText('11:00–12:00')).toBeTruthy()
  expect(within(row!).getByText('Rodrigo Araya')).toBeTruthy()
  expect(within(row!).getByRole('link', { name: '+56 9 8765 4321' }).getAttribute('href')).toBe(
    'tel:+56987654321',
  )
  expect(within(row!).getByRole('link', { name: 'Ver en el mapa' }).getAttribute('href')).toContain(
    'mlat=-33.45',
  )
  const second = screen.getByRole('region', { name: /viernes,? 5 de marzo/ })
  expect(within(second).getByText('Sin inspector asignado')).toBeTruthy()

  await user.selectOptions(screen.getByLabelText('Inspección'), 'Milagros Quiroz')
  await waitFor(() => expect(asked.at(-1)).toEqual({ when: 'coming', inspector: 'Milagros Quiroz' }))
  fireEvent.change(screen.getByLabelText('Día'), { target: { value: '2032-03-04' } })
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ when: 'coming', inspector: 'Milagros Quiroz', day: '2032-03-04' }),
  )
  await user.click(screen.getByRole('link', { name: 'Hechas' }))
  await waitFor(() => expect(asked.at(-1)).toEqual({ when: 'past', inspector: 'Milagros Quiroz' }))
})
