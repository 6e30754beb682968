// @vitest-environment jsdom
import { endpoints, type Payment } from '@metrolibre/contract'
import {
  answers,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  within,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'

const payment = (number: number): Payment => ({
  id: `pi_${number}`,
  amount: 1000 * number,
  created: 1_780_000_000 - number,
  status: number === 2 ? 'requires_payment_method' : 'succeeded',
  currency: 'clp',
  charges: {
    data: [
      {
        id: `ch_${number}`,
        billing_details: { name: `Persona ${number}` },
        payment_method_details: { type: 'card' },
        receipt_url: null,
        amount_refunded: number === 3 ? 3000 : 0,
        disputed: number === 5,
        lost: number === 6,
      },
    ],
  },
})
let all: Payment[]
beforeEach(() => {
  all = [1, 2, 3, 4].map(payment)
})

let api: FakeApi
afterEach(() => api.close())

/** Simulates the provider: two payments a page, and `has_more` for the requested direction. */
const open = async () => {
  api = await startFakeApi([
    answers(endpoints.payments.page, ({ query }) => {
      const before = query.get('ending_before')
      const after = query.get('starting_after')
      const index = (id: string | null) => all.findIndex((one) => one.id === id)
      const data = before
        ? all.slice(Math.max(0, index(before) - 2), index(before))
        : all.slice(index(after) + 1).slice(0, 2)
      const more = before ? index(before) > 2 : index(after) + 3 < all.length
      return { payments: { data, has_more: more } }
    }),
  ])
  return renderRemote(remote, { path: '/admin/payments', api: api.baseUrl })
}
const disabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled')

it('reaches the oldest payment and returns, using cursors in the address', async () => {
  const page = await open()
  await screen.findByText('Persona 1')
  expect([disabled('Más nuevos'), disabled('Más antiguos')]).toEqual([true, false])
  await page.user.click(screen.getByRole('button', { name: 'Más antiguos' }))
  await screen.findByText('Persona 4')
  expect(page.address()).toBe('/admin/payments?starting_after=pi_2')
  expect([disabled('Más nuevos'), disabled('Más antiguos')]).toEqual([false, true])
  await page.user.click(screen.getByRole('button', { name: 'Más nuevos' }))
  await screen.findByText('Persona 1')
  await waitFor(() => expect([disabled('Más nuevos'), disabled('Más antiguos')]).toEqual([true, false]))
})

it('sums up and filters the payments of this page only', async () => {
  const page = await open()
  await screen.findByText('Persona 1')
  expect(screen.getByText('Cobrado en esta página, Chile').parentElement!.textContent).toContain(
    '$\u00a01.000',
  )
  await page.user.click(screen.getByRole('button', { name: 'Sin terminar' }))
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([expect.stringContaining('Persona 2')])
  expect(screen.getByText('1 de 2 en esta página')).toBeTruthy()
})

it('does not count refunded amounts as collected', async () => {
  const page = await open()
  await page.user.click(await screen.findByRole('button', { name: 'Más antiguos' }))
  await screen.findByText('Persona 4')
  const total = (term: string) => screen.getByText(term).parentElement!.textContent
  expect(total('Cobrado en esta página, Chile')).toContain('$\u00a04.000')
  expect(total('Devoluciones en esta página')).toContain('1')
  await page.user.click(screen.getByRole('button', { name: 'Devuelto' }))
  expect(screen.getByText('Persona 3')).toBeTruthy()
  expect(screen.queryByText('Persona 4')).toBeNull()
})

it('distinguishes disputed payments from lost ones, and counts neither as collected', async () => {
  all = [5, 6].map(payment)
  const page = await open()
  await screen.findByText('Persona 5')
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('En disputa'),
    expect.stringContaining('Perdido'),
  ])
  expect(screen.getByText('Cobrado en esta página, Chile').parentElement!.textContent).toContain('$\u00a00')
  await page.user.click(screen.getByRole('button', { name: 'Perdido' }))
  expect(rows()).toHaveLength(1)
})
