// @vitest-environment jsdom
import { endpoints, type Response } from '@metrolibre/contract'
import { answers, refuse, renderRemote, screen, startFakeApi, within } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import remote from '../../remote.tsx'

it('says that there is no such booking where the address asks for one', async () => {
  const api = await startFakeApi([
    answers(endpoints.adminReservations.list, () => ({
      reservations: [],
      total: 0,
      totalIsExact: true,
      position: 0,
      nextCursor: null,
      previousCursor: null,
    })),
    answers(endpoints.adminReservations.detail, () =>
      refuse({ status: 404, code: 'not_found', message: 'No está' }),
    ),
    answers(endpoints.adminFilters.list, () => ({ filters: [] })),
  ])
  const page = await renderRemote(remote, {
    path: '/admin/reservations?reservation=nope',
    api: api.baseUrl,
  })
  const dialog = await screen.findByRole('dialog', { name: 'Reserva' })
  expect(await within(dialog).findByText('Esta reserva no existe')).toBeTruthy()
  await page.user.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
  expect(page.address()).toBe('/admin/reservations')
  await api.close()
})

const id = '0b8f1e9a-4a39-4a3e-9a51-000000000050'
const who = { id, firstName: 'Hugo', lastName: 'Milla', companyName: null, email: 'hugo@people.example' }
const range = { start: Date.parse('2027-01-01T03:00:00Z'), end: Date.parse('2027-02-01T03:00:00Z') }
const reservation: Response<typeof endpoints.adminReservations.detail>['reservation'] = {
  id,
  status: 'confirmed',
  ...range,
  leaseRange: range,
  timeZone: 'America/Santiago',
  startDate: '2027-01-01',
  endDate: '2027-02-01',
  startSlot: null,
  endSlot: null,
  isDaily: false,
  timeQuantity: 1,
  unitPrice: 500_000,
  price: 500_000,
  currency: 'CLP',
  created: '2026-11-01T12:00:00Z',
  holdExpiresAt: null,
  serverTime: Date.parse('2026-11-02T12:00:00Z'),
  location: {
    id,
    name: 'Nave norte',
    image: null,
    imageVariants: [],
    propertyType: 'galpon',
    zone: { id, zone: 'Quilicura', city: 'Santiago', state: 'Metropolitana', country: 'Chile' },
    country: 'Chile',
    address: 'Camino Uno 1, Quilicura',
    addressIsExact: true,
  },
  room: null,
  contract: null,
  payment: null,
  files: [],
  extends: null,
  client: who,
  owner: who,
  transferReference: null,
  refunds: [],
  disputes: [],
  paymentIntentId: null,
  paymentId: null,
}

it('keeps the keyboard where it asks for a reason, and on the way back', async () => {
  const api = await startFakeApi([
    answers(endpoints.adminReservations.list, () => ({
      reservations: [],
      total: 0,
      totalIsExact: true,
      position: 0,
      nextCursor: null,
      previousCursor: null,
    })),
    answers(endpoints.adminReservations.detail, () => ({ reservation, events: [] })),
    answers(endpoints.adminFilters.list, () => ({ filters: [] })),
  ])
  const page = await renderRemote(remote, {
    path: `/admin/reservations?reservation=${id}`,
    api: api.baseUrl,
  })
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.click(await dialog.findByRole('button', { name: 'Devolver el pago' }))
  expect(document.activeElement).toBe(dialog.getByLabelText('Por qué se devuelve'))
  await page.user.click(dialog.getByRole('button', { name: 'Volver' }))
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Devolver el pago' }))
  await api.close()
})
