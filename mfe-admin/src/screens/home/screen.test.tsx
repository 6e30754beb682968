// @vitest-environment jsdom
import { endpoints, listedWaitingKinds, type Country, type CountryMoney } from '@metrolibre/contract'
import {
  answers,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  within,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, expect, it, vi } from 'vitest'
import remote from '../../remote.tsx'

let api: FakeApi
afterEach(() => {
  vi.useRealTimers()
  return api.close()
})

const first = { name: 'Valeria Huamán', since: new Date().toISOString(), due: null }
const waiting = listedWaitingKinds.map((kind) => {
  return kind === 'transfer'
    ? { kind, count: 2, isExact: true, first }
    : { kind, count: 0, isExact: true, first: null }
})
const due = new Date(Date.now() + 40 * 3_600_000).toISOString()
const rooms = { count: 1, isExact: true, first: { ...first, name: 'Casona · Sala 3', due } }
const sums = { collected: 1_560_000, refunded: 0, reservations: 3 }
const chile: CountryMoney = {
  country: 'Chile',
  currency: 'CLP',
  total: sums,
  previous: { ...sums, reservations: 2 },
  days: [{ date: '2026-11-20', ...sums }],
}

const ownerId = '0b8f1e9a-4a39-4a3e-9a51-000000000001'
const open = async ({ failing = false, country = 'Chile' as Country, payouts = {} } = {}) => {
  api = await startFakeApi([
    answers(endpoints.adminHome.waiting, () => ({ waiting, rooms, ...payouts })),
    answers(endpoints.adminHome.money, () =>
      failing
        ? refuse({ status: 500, code: 'internal', message: 'Opps.. Algo salio mal' })
        : { countries: [chile] },
    ),
    answers(endpoints.adminHome.occupancy, () => ({ cities: [], shown: null, zones: [] })),
  ])
  return renderRemote(remote, { path: '/admin', api: api.baseUrl, country })
}

it.each([
  ['Chile', 'Buenas tardes', 'Miércoles 15 de julio'],
  ['Perú', 'Buenos días', 'Miércoles 15 de julio'],
] as const)('greets by the clock of the selected country: %s', async (country, greeting, day) => {
  // It is 12:30 in Santiago and 11:30 in Lima.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-15T16:30:00Z') })
  await open({ country })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(greeting)
  expect(screen.getByText(new RegExp(day))).toBeTruthy()
})

it('leads to the owner whose account waits for a look, and to the payout runs', async () => {
  const one = { count: 1, isExact: true, first }
  await open({ payouts: { accounts: { ...one, ownerId }, payouts: one } })
  const account = await screen.findByRole('link', { name: /Cuentas por revisar/ })
  expect(account.getAttribute('href')).toBe(`/admin/balances/${ownerId}`)
  expect(screen.getByRole('link', { name: /Archivos de nómina/ }).getAttribute('href')).toBe('/admin/payouts')
})

it('leads from what waits to its list, and not from what does not', async () => {
  await open()
  const tile = await screen.findByRole('link', { name: /Transferencias/ })
  expect(tile.getAttribute('href')).toBe('/admin/reservations?status=awaiting_transfer')
  const changed = screen.getByRole('link', { name: /Espacios por revisar/ })
  expect(changed.getAttribute('href')).toBe('/admin/locations?waiting=true')
  expect(changed.textContent).toContain('Casona · Sala 3')
  expect(screen.getByText(/3 cosas esperan a una persona/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Disputas/ })).toBeNull()
})

it('shows the money of a country as a table too, with the change to the days before', async () => {
  const page = await open()
  expect(await screen.findByText(/\+50 %/)).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: /Ver como tabla/ }))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows[1]!.textContent).toContain('$\u00a01.560.000')
})

it('keeps the other sections when one fails', async () => {
  await open({ failing: true })
  expect(await screen.findByText('Transferencias')).toBeTruthy()
  expect(await screen.findByRole('alert', undefined, { timeout: 10_000 })).toBeTruthy()
})
