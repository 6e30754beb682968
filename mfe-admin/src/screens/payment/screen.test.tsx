// @vitest-environment jsdom
import { endpoints, type AdminPayment, type AdminReservation } from '@metrolibre/contract'
import { answers, aReservation, renderRemote, screen, startFakeApi } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import remote from '../../remote.tsx'

const id = '0b8f1e9a-4a39-4a3e-9a51-000000000011'
const person = { id, firstName: 'Ulises', lastName: 'Fanega', companyName: null, email: 'u@people.example' }
const reservation: AdminReservation = {
  ...aReservation({ status: 'confirmed', currency: 'PEN', timeZone: 'America/Lima' }),
  client: person,
  owner: person,
  paymentIntentId: null,
  transferReference: 'TR-1',
}
const payment: AdminPayment = {
  id,
  method: 'transfer',
  paid: '2026-11-20T14:42:00.000Z',
  amount: 90_000,
  refunded: 0,
  currency: 'PEN',
  standing: 'disputed',
  receivedOn: null,
  reference: 'TR-1',
  receiptUrl: null,
  client: { id, name: 'Ulises Fanega', email: 'u@people.example' },
  reservation: { id: reservation.id, name: 'Taller Lastarria' },
}

const detail = {
  payment,
  refunds: [],
  disputes: [
    {
      id: 'dp_1',
      status: 'needs_response',
      isOpen: true,
      holdsMoney: true,
      reason: 'fraudulent',
      amount: 90_000,
      opened: '2026-11-21T15:00:00.000Z',
      due: '2026-12-01T02:30:00.000Z',
    },
  ],
  reservation,
  providerUrl: null,
}

it('says which clock its times are of: that of Santiago, and of Lima where the place is', async () => {
  const api = await startFakeApi([answers(endpoints.adminPayments.detail, () => detail)])
  await renderRemote(remote, { path: `/admin/payments/detail/${id}`, api: api.baseUrl })
  const when = await screen.findByText(/hora de Santiago .* en Lima/)
  expect(when.textContent).toBe('20/11/2026 11:42, hora de Santiago (09:42 en Lima)')
  expect(screen.getByText('Responde a la disputa antes del 30/11/2026 23:30, hora de Santiago')).toBeTruthy()
  await api.close()
})

it('leads to both people of the booking', async () => {
  const owner = { ...person, id: reservation.id, firstName: 'Rosa' }
  const api = await startFakeApi([
    answers(endpoints.adminPayments.detail, () => ({ ...detail, reservation: { ...reservation, owner } })),
  ])
  await renderRemote(remote, { path: `/admin/payments/detail/${id}`, api: api.baseUrl })
  const targetOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  await screen.findByRole('link', { name: 'Rosa Fanega' })
  expect([targetOf('Rosa Fanega'), targetOf('Ulises Fanega')]).toEqual(
    [owner.id, id].map((one) => `/admin/users/detail/${one}`),
  )
  await api.close()
})

it('explains in words why a refund failed, and shows what the provider wrote otherwise', async () => {
  const refund = (number: number, problem: string) => ({
    id: id.replace('11', String(number)),
    status: 'failed' as const,
    reason: 'requested' as const,
    amount: 90_000,
    created: '2026-11-21T15:00:00.000Z',
    isPart: false,
    note: null,
    problem,
  })
  const refunds = [refund(21, 'expired_or_canceled_card'), refund(22, 'Charge has gone')]
  const api = await startFakeApi([
    answers(endpoints.adminPayments.detail, () => ({ ...detail, refunds, disputes: [] })),
  ])
  await renderRemote(remote, { path: `/admin/payments/detail/${id}`, api: api.baseUrl })
  const failed = await screen.findAllByText(/no se pudo/)
  expect(failed.map(({ textContent }) => textContent?.split('no se pudo. ')[1])).toEqual([
    'La tarjeta venció o se anuló.',
    'El proveedor de pagos respondió: «Charge has gone».',
  ])
  await api.close()
})

it('shows the reason of the office beside a part that is on its way', async () => {
  const part = { id, status: 'pending' as const, reason: 'requested' as const, amount: 20_000, problem: null }
  const refunds = [{ ...part, isPart: true, note: 'Sin luz dos días', created: '2026-11-21T15:00:00.000Z' }]
  const api = await startFakeApi([
    answers(endpoints.adminPayments.detail, () => ({ ...detail, refunds, disputes: [] })),
  ])
  await renderRemote(remote, { path: `/admin/payments/detail/${id}`, api: api.baseUrl })
  expect(await screen.findByText('Devolución de una parte')).toBeTruthy()
  expect(screen.getByText(/en camino desde el 21\/11\/2026 \d\d:\d\d\. Sin luz dos días$/)).toBeTruthy()
  await api.close()
})

it('goes on reading a payment whose refund was ordered after its standing was read', async () => {
  const refund = {
    id,
    status: 'pending' as const,
    reason: 'requested' as const,
    amount: 90_000,
    isPart: false,
    note: null,
    problem: null,
  }
  const refunds = [{ ...refund, created: '2026-11-21T15:00:00.000Z' }]
  let reads = 0
  const api = await startFakeApi([
    answers(endpoints.adminPayments.detail, () => {
      reads += 1
      const standing = reads === 1 ? ('paid' as const) : ('refunded' as const)
      return {
        ...detail,
        payment: { ...payment, standing },
        refunds: reads === 1 ? refunds : [],
        disputes: [],
      }
    }),
  ])
  await renderRemote(remote, { path: `/admin/payments/detail/${id}`, api: api.baseUrl })
  expect(await screen.findByText('Pagado')).toBeTruthy()
  expect(await screen.findByText('Devuelto')).toBeTruthy()
  await api.close()
})
