// @vitest-environment jsdom
import { endpoints, type Ledger, type LedgerPayment, type LedgerRow } from '@metrolibre/contract'
import {
  act,
  aReservation,
  aUser,
  answers,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  within,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import remote from '../../remote.tsx'

const owner = { ...aUser(), isOwner: true }
const place = { locationId: '1b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11', name: 'Taller Lastarria' }
const other = { locationId: '2b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11', name: 'Galpón Carrascal' }
const row = (month: string, paid: number, refunded = 0, at = place): LedgerRow => ({
  ...at,
  month,
  paid,
  refunded,
  currency: 'CLP',
  commission: 0,
  commissionBack: 0,
  transferred: 0,
  balance: paid - refunded,
  reservations: 1,
})
const payment = (index: number, more: Partial<LedgerPayment> = {}): LedgerPayment => ({
  ...place,
  reservationId: `7b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c${String(index).padStart(2, '0')}`,
  room: null,
  client: 'Imprenta Quiltro',
  date: '2026-11-20',
  method: 'card',
  currency: 'CLP',
  amount: 100_000,
  refunded: 0,
  status: 'paid',
  isDaily: false,
  timeQuantity: 2,
  ...more,
})
const book: Ledger = {
  rows: [row('2026-11', 720_000, 20_000), row('2026-10', 300_000, 0, other), row('2025-10', 500_000)],
  payments: [
    payment(1, { client: 'Taller Greda', status: 'part_refunded', refunded: 20_000 }),
    payment(2, { client: 'Cine Club', status: 'expected', method: 'transfer', amount: 90_000 }),
    payment(3, { ...other, client: 'Pudú SpA', date: '2026-10-01' }),
    ...Array.from({ length: 8 }, (_, index) => payment(10 + index, { date: '2026-03-01' })),
  ],
  returns: [
    {
      ...place,
      reservationId: '7b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c01',
      room: null,
      client: 'Taller Greda',
      date: '2026-11-22',
      currency: 'CLP',
      amount: 20_000,
      why: 'part',
      note: 'Sin luz dos días',
    },
  ],
  transfers: [],
  balances: [
    {
      locationId: place.locationId,
      currency: 'CLP',
      balance: 900_000,
      available: 200_000,
      held: { stays: 450_000, disputes: 150_000, refunds: 100_000 },
      coming: [
        { date: '2026-12-01', amount: 250_000 },
        { date: '2027-05-03', amount: 200_000 },
      ],
    },
  ],
  serverTime: Date.parse('2026-11-23T15:00:00Z'),
}

let api: FakeApi
/** Whether the server fails to answer. */
let isDown: boolean
beforeEach(() => {
  isDown = false
})
afterEach(() => api.close())
const open = async (path: string, ledger: Ledger = book) => {
  api = await startFakeApi([
    answers(endpoints.currency.list, () => ({ currencies: [] })),
    answers(endpoints.ledger.list, () =>
      isDown ? refuse({ status: 503, code: 'unavailable', message: 'No' }) : ledger,
    ),
    answers(endpoints.reservations.mine, () => ({
      view: 'client' as const,
      nextCursor: null,
      reservations: [
        aReservation(),
        aReservation({
          id: paid,
          status: 'confirmed',
          holdExpiresAt: null,
          payment: {
            method: 'card',
            paidAt: '2026-11-20T12:00:00.000Z',
            receiptUrl: 'https://pay.example/r/1',
            isDisputed: false,
          },
          changedTo: moved,
        }),
        aReservation({
          id: moved,
          status: 'refunded',
          holdExpiresAt: null,
          payment: {
            method: 'card',
            paidAt: '2026-11-20T12:00:00.000Z',
            receiptUrl: null,
            isDisputed: false,
          },
          dateChange: { from: paid, credit: 900_000, due: 0, back: 0 },
          cancellation: {
            status: 'agreed',
            reason: 'found_other',
            message: null,
            refund: 450_000,
            asked: '2026-11-21T12:00:00.000Z',
            answerUntil: 0,
            ended: '2026-11-22T12:00:00.000Z',
            endedBy: 'owner',
          },
        }),
      ],
    })),
  ])
  return renderRemote(remote, { path, api: api.baseUrl, user: owner })
}
const paid = '9b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11'
/** The booking on the dates that the paid one was changed to. */
const moved = '9b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c12'
const patience = { timeout: 25_000 }

describe('payments', () => {
  it('adds up month and year, compares with the year before, and names refunds', async () => {
    const page = await open('/my-locations/payment')
    expect(await screen.findByText('Pagado en noviembre de 2026', {}, patience)).toBeTruthy()
    expect(screen.getByText('$ 1.020.000')).toBeTruthy()
    expect(screen.getByText(/\+100 % frente a los mismos meses de 2025/)).toBeTruthy()
    const chart = within(screen.getByRole('table', { name: /^Lo pagado menos lo devuelto/ }))
    expect(chart.getByRole('row', { name: /oct/ }).textContent).toBe('oct$\u00a0300.000$\u00a0500.000')
    const list = within(screen.getByRole('table', { name: /^Pagos, del más nuevo/ }))
    expect(
      within(list.getByRole('row', { name: /Taller Greda/ })).getByText('Devuelto en parte'),
    ).toBeTruthy()
    expect(list.getAllByText('Por recibir')).toHaveLength(1)
    expect(list.getAllByRole('row')).toHaveLength(11)
    const returns = within(screen.getByRole('table', { name: 'Devoluciones' }))
    expect(
      returns.getByRole('row', { name: /22 nov 2026.*Taller Greda.*Parte del pago: Sin luz dos días/ }),
    ).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Más antiguos' }))
    expect(list.getAllByRole('row')).toHaveLength(2)
    await page.user.selectOptions(screen.getByLabelText('Propiedad'), 'Galpón Carrascal')
    expect(within(screen.getByRole('table', { name: /^Pagos, del/ })).getAllByRole('row')).toHaveLength(2)
    expect(page.address()).toContain(`property=${other.locationId}`)
  })

  it('says first what is owed, what of it is available, and what is held until when', async () => {
    await open('/my-locations/payment')
    const sums = await screen.findAllByRole('term', {}, patience)
    expect(sums.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'Te debemos',
      'Disponible',
      'Retenido',
    ])
    const [owed, available, held] = sums.map((term) =>
      (term.nextElementSibling?.textContent ?? '').replaceAll('\u00a0', ' '),
    )
    expect(owed).toMatch(/^\$ 900\.000Lo pagado, menos .* pagos de arrendatarios por \$ 90\.000\.$/)
    expect(available).toBe(
      '$ 200.000Lo transferimos a tu cuenta a más tardar en 5 días hábiles y te avisamos por correo.',
    )
    expect(held).toBe(
      '$ 700.000$ 250.000 hasta que empiece la estadía, el 1 dic 2026. $ 200.000 hasta que empiece la estadía, el 3 may 2027. ' +
        '$ 150.000 en disputa con un banco. $ 100.000 en devolución.',
    )
  })

  it('shows what the user paid, what came back and the receipt, in the other view', async () => {
    await open('/my-locations/payment?view=client')
    const table = within(await screen.findByRole('table', { name: /^Tus pagos/ }, patience))
    expect(table.getAllByRole('row')).toHaveLength(2)
    expect(table.getByText(/devuelto \$.450\.000/)).toBeTruthy()
    expect(table.getByRole('link', { name: 'Recibo' }).getAttribute('href')).toBe('https://pay.example/r/1')
  })

  it('says beside what was loaded before that the newest payments are missing, until they are loaded', async () => {
    const page = await open('/my-locations/payment?view=owner')
    expect(await screen.findByText('Pagado en noviembre de 2026', {}, patience)).toBeTruthy()
    isDown = true
    await act(() => page.queryClient.refetchQueries())
    const alert = await screen.findByText(/^No pudimos actualizar los pagos/, {}, patience)
    expect(alert).toBeTruthy()
    expect(screen.getByText('Pagado en noviembre de 2026')).toBeTruthy()
    isDown = false
    await page.user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(screen.queryByText(/^No pudimos actualizar los pagos/)).toBeNull())
  })

  it('says that there are no payments yet', async () => {
    await open('/en/my-locations/payment', { ...book, rows: [], payments: [] })
    expect(await screen.findByText('No payments yet', {}, patience)).toBeTruthy()
  })
})
