// @vitest-environment jsdom
import { endpoints, type Visit } from '@metrolibre/contract'
import {
  aUser,
  answers,
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

const hour = 3_600_000
const zone = {
  id: '0b7a3f0e-7f8e-4a54-9d1e-0c8d5c7f1a02',
  zone: 'Ñuñoa',
  city: 'Santiago',
  state: 'RM',
  country: 'Chile',
} as const
const aVisit = (id: string, start: number, more: Partial<Visit> = {}): Visit => ({
  id: `0b7a3f0e-7f8e-4a54-9d1e-0c8d5c7f1a0${id}`,
  start,
  end: start + hour / 2,
  timeZone: 'America/Santiago',
  status: 'scheduled',
  reason: null,
  location: {
    id: '0b7a3f0e-7f8e-4a54-9d1e-0c8d5c7f1a01',
    name: 'Casa Sucre',
    image: null,
    imageVariants: [],
    zone,
    address: 'Sucre 12',
  },
  visitorName: `Visita ${id}`,
  visitorPhone: '+56987654321',
  canChange: true,
  rescheduleUrl: null,
  cancelUrl: null,
  ...more,
})

const open = async () => {
  const now = Date.now()
  const next = aVisit('b', now + 24 * hour)
  const list = [
    next,
    aVisit('a', now - hour / 4),
    aVisit('c', now - 48 * hour, { canChange: false, visitorPhone: null }),
  ]
  const moved: unknown[] = []
  const cancelled: unknown[] = []
  api = await startFakeApi([
    answers(endpoints.visits.mine, () => ({ visits: list })),
    answers(endpoints.visits.times, () => ({ free: [next.start, next.start + hour] })),
    answers(endpoints.visits.move, ({ body }) => {
      moved.push(body)
      return next
    }),
    answers(endpoints.visits.cancel, ({ body }) => {
      cancelled.push(body)
      list[0] = { ...next, status: 'cancelled', canChange: false, reason: 'Se arrendó' }
      return list[0]
    }),
  ])
  const page = await renderRemote(remote, {
    path: '/my-locations/visits?view=owner',
    api: api.baseUrl,
    user: aUser({ isOwner: true }),
  })
  return { ...page, next, moved, cancelled }
}
const rowOf = (name: string) =>
  screen.findByText(new RegExp(`Viene ${name}`)).then((text) => text.closest('li')!)

it('shows an owner who comes now, next and who came, and how to reach them', async () => {
  await open()
  for (const [title, name] of [
    ['Ahora', 'Visita a'],
    ['Próximas', 'Visita b'],
    ['Anteriores', 'Visita c'],
  ]) {
    const section = (await screen.findByRole('heading', { name: title! })).closest('section')!
    expect(within(section).getByText(new RegExp(name!))).toBeTruthy()
    expect(within(section).getAllByRole('listitem')).toHaveLength(1)
  }
  expect(within(await rowOf('Visita b')).getByRole('link', { name: '+56 9 8765 4321' })).toBeTruthy()
  expect(within(await rowOf('Visita c')).queryByRole('button')).toBeNull()
})

it('lets the owner move a visit to a free time, with a reason', async () => {
  const { user, next, moved } = await open()
  await user.click(within(await rowOf('Visita b')).getByRole('button', { name: 'Cambiar hora' }))
  const dialog = await screen.findByRole('dialog')
  const act = await within(dialog).findByRole('button', { name: 'Cambiar la hora' })
  await within(dialog).findByLabelText('Nueva hora')
  await user.click(act)
  expect(within(dialog).getByText('Escribe el motivo')).toBeTruthy()
  expect(moved).toEqual([])
  await user.type(within(dialog).getByLabelText('Motivo'), 'Ese día pintamos')
  await user.click(act)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(moved).toEqual([{ start: next.start + hour, from: next.start, reason: 'Ese día pintamos' }])
})

it('lets the owner cancel a visit with a reason', async () => {
  const { user, cancelled } = await open()
  await user.click(within(await rowOf('Visita b')).getByRole('button', { name: 'Cancelar visita' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Motivo'), 'Se arrendó')
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar la visita' }))
  expect(await screen.findByText('Motivo: Se arrendó')).toBeTruthy()
  expect(cancelled).toEqual([{ reason: 'Se arrendó' }])
})
