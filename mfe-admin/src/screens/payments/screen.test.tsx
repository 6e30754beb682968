// @vitest-environment jsdom
import { endpoints, type AdminPayment } from '@metrolibre/contract'
import {
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

const idOf = (number: number) => `0b8f1e9a-4a39-4a3e-9a51-0000000000${number + 10}`
const payment = (number: number, changes: Partial<AdminPayment> = {}): AdminPayment => ({
  id: idOf(number),
  method: 'card',
  paid: '2026-11-20T14:42:00.000Z',
  amount: 1000 * number,
  refunded: 0,
  currency: 'CLP',
  standing: 'paid',
  receivedOn: null,
  reference: `pi_${number}`,
  receiptUrl: null,
  client: { id: idOf(50), name: `Persona ${number}`, email: `persona${number}@people.example` },
  reservation: { id: idOf(60), name: 'Nave norte' },
  ...changes,
})

let api: FakeApi
afterEach(() => api.close())

it('lists payments with their standing, and asks the server for those of a filter', async () => {
  const all = [
    payment(1),
    payment(2, { method: 'transfer', standing: 'refunding' }),
    payment(3, { standing: 'disputed' }),
  ]
  api = await startFakeApi([
    answers(endpoints.adminPayments.list, ({ query }) => {
      const standing = query.get('standing')
      const payments = all.filter((one) => standing === null || one.standing === standing)
      const more = { totalIsExact: true, position: 0, nextCursor: null, previousCursor: null }
      return { payments, total: payments.length, ...more }
    }),
    answers(endpoints.adminHome.money, () => ({ countries: [] })),
    answers(endpoints.adminFilters.list, () => ({ filters: [] })),
  ])
  const page = await renderRemote(remote, { path: '/admin/payments', api: api.baseUrl })
  await screen.findByText('Persona 1')
  // The times below are of one clock for both countries, which is said once.
  expect(screen.getByText(/en hora de Santiago/)).toBeTruthy()
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Persona 1.*20\/11\/2026 11:42.*Tarjeta.*Pagado/),
    expect.stringMatching(/Transferencia.*Devolución en camino/),
    expect.stringContaining('En disputa'),
  ])
  expect(screen.getByRole('link', { name: 'Persona 3' }).getAttribute('href')).toBe(
    `/admin/payments/detail/${idOf(3)}`,
  )
  await page.user.click(screen.getByRole('button', { name: 'Filtro' }))
  await page.user.selectOptions(await screen.findByLabelText('Estado'), 'disputed')
  await screen.findByRole('button', { name: 'Quitar Estado: En disputa' })
  expect(page.address()).toBe('/admin/payments?standing=disputed')
  await waitFor(() => expect(rows()).toHaveLength(1))
})
