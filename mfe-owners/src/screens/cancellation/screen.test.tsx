// @vitest-environment jsdom
import { endpoints, type Cancellation, type CancellationQuote, type Reservation } from '@metrolibre/contract'
import {
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
import { afterEach, describe, expect, it, vi } from 'vitest'
import remote from '../../remote.tsx'

const user = aUser()
const client = { id: user.id, firstName: 'Javiera', lastName: 'Riquelme', companyName: 'Taller Greda SpA' }
const now = Date.parse('2026-12-02T15:00:00Z')
const paid = aReservation({
  status: 'confirmed',
  holdExpiresAt: null,
  serverTime: now,
  start: Date.parse('2026-12-07T03:00:00Z'),
  end: Date.parse('2027-03-07T03:00:00Z'),
  leaseRange: { start: Date.parse('2026-12-07T03:00:00Z'), end: Date.parse('2027-03-07T03:00:00Z') },
  payment: { method: 'card', paidAt: '2026-11-20T12:00:00.000Z', receiptUrl: null, isDisputed: false },
})
const quote: CancellationQuote = {
  currency: 'CLP',
  paid: 1_560_000,
  back: 0,
  refund: 1_040_000,
  method: 'card',
  answerUntil: Date.parse('2026-12-05T15:00:00Z'),
  serverTime: now,
  steps: [
    { until: Date.parse('2026-12-01T03:00:00Z'), unitsLeft: 3, unitsBack: 3, refund: 1_560_000 },
    { until: Date.parse('2026-12-07T03:00:00Z'), unitsLeft: 3, unitsBack: 2, refund: 1_040_000 },
    { until: Date.parse('2027-01-07T03:00:00Z'), unitsLeft: 2, unitsBack: 1, refund: 520_000 },
    { until: Date.parse('2027-03-07T03:00:00Z'), unitsLeft: 0, unitsBack: 0, refund: 0 },
  ],
}
const request: Cancellation = {
  status: 'open',
  reason: 'found_other',
  message: 'Gracias por todo',
  refund: 1_040_000,
  asked: '2026-12-02T15:00:00.000Z',
  answerUntil: quote.answerUntil,
  ended: null,
  endedBy: null,
}

let api: FakeApi
afterEach(() => api.close())

const mismatch = { status: 422, code: 'quote_mismatch', message: 'Cambió' } as const
const open = async (
  path: string,
  first: Reservation,
  refused = 0,
  refusal: Parameters<typeof refuse>[0] = mismatch,
) => {
  let held = first
  let left = refused
  api = await startFakeApi([
    answers(endpoints.currency.list, () => ({ currencies: [] })),
    answers(endpoints.reservations.detail, () => held),
    answers(endpoints.cancellations.quote, () => quote),
    answers(endpoints.cancellations.asked, () => ({ ...held, client })),
    answers(endpoints.cancellations.ask, () => {
      left -= 1
      if (left >= 0) return refuse(refusal)
      held = { ...held, cancellation: request }
      return held
    }),
    answers(endpoints.cancellations.withdraw, () => {
      held = { ...held, cancellation: null }
      return held
    }),
    answers(endpoints.cancellations.agree, () => {
      const agreed = {
        ...request,
        status: 'agreed',
        ended: '2026-12-03T15:00:00.000Z',
        endedBy: 'owner',
      } as const
      held = { ...held, status: 'refund_pending', cancellation: agreed }
      return { ...held, client }
    }),
  ])
  return renderRemote(remote, { path, api: api.baseUrl, user })
}
const patience = { timeout: 25_000 }
const path = `/my-locations/reservations/${paid.id}/cancel`
const pressIn = async (name: string | RegExp, button: string) => {
  const dialog = await screen.findByRole('alertdialog', { name, hidden: true })
  within(dialog).getByRole('button', { name: button, hidden: true }).click()
}

describe('asking to cancel a paid booking', () => {
  it('speaks in the words of the country of the place', async () => {
    await open(path, { ...paid, location: { ...paid.location, country: 'Perú' } })
    expect(await screen.findByText('Lo lee quien te alquila el espacio.', {}, patience)).toBeTruthy()
  })

  it('shows the rule with the dates, asks once more, and sends the sum that was shown', async () => {
    const page = await open(path, paid, 1)
    const rule = within(await screen.findByRole('table', {}, patience))
    const rows = rule.getAllByRole('row').map((row) => row.textContent)
    expect(rows).toEqual([
      'Del 1 dic al 6 dic3 sin empezar, menos 1$\u00a01.040.000',
      'Del 7 dic al 6 ene2 sin empezar, menos 1$\u00a0520.000',
      'Desde el 7 eneNo queda mes que devolver$\u00a00',
    ])
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await page.user.click(screen.getByRole('button', { name: 'Pedir cancelación' }))
    const problem = screen.getByText('Elige un motivo')
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
    expect(scrolled.mock.contexts.some((shown) => (shown as Element).contains(problem))).toBe(true)
    scrolled.mockRestore()
    await page.user.click(screen.getByLabelText('Encontré otro'))
    await page.user.type(screen.getByLabelText('Un mensaje, si quieres'), 'Gracias por todo')
    await page.user.click(screen.getByRole('button', { name: 'Pedir cancelación' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^¿Cancelar/ }, patience))
    const send = dialog.getByRole('button', { name: 'Sí, pedir cancelación' })
    await page.user.click(send)
    expect(dialog.getByText('Marca que leíste la regla para seguir')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText('Leí la regla y el monto que se devuelve'))
    await page.user.click(dialog.getByLabelText('Leí la regla y el monto que se devuelve'))
    await page.user.click(send)
    expect(await dialog.findByText(/El monto que se devuelve cambió/)).toBeTruthy()
    await page.user.click(send)
    expect(await screen.findByText('Quedan 72 horas')).toBeTruthy()
    const title = screen.getByRole('heading', { level: 1 })
    await waitFor(() => expect(document.activeElement).toBe(title))
    const sent = api.calls.filter(({ endpointId }) => endpointId === 'cancellations.ask')
    expect(sent.at(-1)?.body).toEqual({
      reason: 'found_other',
      message: 'Gracias por todo',
      refund: 1_040_000,
    })
  })

  it('offers the code of a request that failed, for a message to support', async () => {
    const unavailable = { status: 503, code: 'unavailable', message: 'Ahora no se puede' } as const
    const page = await open(path, paid, 9, unavailable)
    await page.user.click(await screen.findByLabelText('Encontré otro', {}, patience))
    await page.user.click(screen.getByRole('button', { name: 'Pedir cancelación' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^¿Cancelar/ }, patience))
    await page.user.click(dialog.getByLabelText('Leí la regla y el monto que se devuelve'))
    await page.user.click(dialog.getByRole('button', { name: 'Sí, pedir cancelación' }))
    expect(await dialog.findByText('Ahora no se puede')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Copiar', hidden: true })).toBeTruthy()
  })

  it('lets the tenant withdraw the request', async () => {
    const page = await open(path, { ...paid, cancellation: request })
    await page.user.click(await screen.findByRole('button', { name: 'Retirar la petición' }, patience))
    await pressIn('¿Retirar la petición?', 'Retirar la petición')
    expect(await screen.findByRole('heading', { name: 'La regla, con tus fechas' })).toBeTruthy()
  })

  it('shows the owner what happens and lets them accept, but not refuse', async () => {
    const page = await open(`${path}?view=owner`, { ...paid, cancellation: request })
    await screen.findByRole('heading', { name: 'Taller Greda SpA pide cancelar' }, patience)
    expect(screen.getByText('Gracias por todo')).toBeTruthy()
    expect(screen.getByText('−$ 1.040.000')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /rechazar/i })).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Aceptar la cancelación' }))
    await pressIn(/^¿Aceptar que Taller Greda SpA/, 'Aceptar la cancelación')
    await waitFor(() => expect(screen.getByText(/^Aceptaste la cancelación el/)).toBeTruthy())
  })

  it('shows the request to an owner who opens the address without their view', async () => {
    api = await startFakeApi([
      answers(endpoints.currency.list, () => ({ currencies: [] })),
      answers(endpoints.reservations.detail, () => refuse({ status: 404, code: 'not_found', message: 'No' })),
      answers(endpoints.cancellations.asked, () => ({ ...paid, cancellation: request, client })),
    ])
    await renderRemote(remote, { path, api: api.baseUrl, user: aUser({ isOwner: true }) })
    expect(
      await screen.findByRole('heading', { name: 'Taller Greda SpA pide cancelar' }, patience),
    ).toBeTruthy()
  })

  it.each([
    ['tenant', path],
    ['owner', `${path}?view=owner`],
  ])('leads the %s of an unknown booking to the list', async (_, unknown) => {
    const none = () => refuse({ status: 404, code: 'not_found', message: 'No' })
    api = await startFakeApi([
      answers(endpoints.currency.list, () => ({ currencies: [] })),
      answers(endpoints.reservations.detail, none),
      answers(endpoints.cancellations.asked, none),
    ])
    await renderRemote(remote, { path: unknown, api: api.baseUrl, user })
    expect(await screen.findByRole('heading', { name: 'Esta reserva no está' }, patience)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ir a las reservas' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  })

  it('says that a booking that is over can’t be cancelled', async () => {
    await open(path, aReservation({ status: 'completed', holdExpiresAt: null }))
    expect(await screen.findByText('Esta reserva no se puede cancelar aquí', {}, patience)).toBeTruthy()
  })
})
