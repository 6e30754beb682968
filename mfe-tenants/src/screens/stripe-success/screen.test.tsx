// @vitest-environment jsdom
import { endpoints, type Reservation, type Response } from '@metrolibre/contract'
import {
  aReservation,
  aUser,
  answers,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, describe, expect, it } from 'vitest'
import remote from '../../remote.tsx'

const user = aUser()
const patience = { timeout: 50_000 }

let api: FakeApi
afterEach(() => api.close())

const about = { amount: 450_000, currency: 'CLP', place: 'Pieza norte, Taller' } as const

type Told = { reservation: Reservation; paid: boolean; refused: boolean }

/**
 * Opens the page after the checkout; the server gives these answers one after the other, and repeats the last
 * one.
 */
const open = async (...told: [Told, ...Told[]]) => {
  const last = () => told.at(-1)!.reservation
  api = await startFakeApi([
    answers(endpoints.currency.list, () => ({ currencies: [] })),
    answers(endpoints.locations.detail, () =>
      refuse({ status: 404, code: 'not_found', message: 'No lo encontramos' }),
    ),
    answers(endpoints.reservations.bySession, () => (told.length > 1 ? told.shift()! : told[0])),
    answers(endpoints.reservations.paymentStatus, () => ({ ...about, status: 'pending' as const })),
    answers(endpoints.reservations.detail, last),
  ])
  return renderRemote(remote, { path: '/stripe/success?session_id=cs_1', api: api.baseUrl, user })
}

/** A reservation whose checkout is open. */
const waitingForPayment = () => aReservation({ status: 'awaiting_payment' })
const waiting = { reservation: waitingForPayment(), paid: false, refused: false }

describe('after a checkout in a browser without the session', { timeout: 120_000 }, () => {
  const openWithout = async (...told: Response<typeof endpoints.reservations.paymentStatus>[]) => {
    api = await startFakeApi([
      answers(endpoints.currency.list, () => ({ currencies: [] })),
      answers(endpoints.reservations.paymentStatus, () => (told.length > 1 ? told.shift()! : told[0]!)),
    ])
    return renderRemote(remote, { path: '/stripe/success?session_id=cs_1', api: api.baseUrl })
  }

  it('waits for the bank, and says what was paid and for what', async () => {
    await openWithout({ status: 'pending', ...about }, { status: 'paid', ...about })
    await screen.findByRole('heading', { name: 'Estamos confirmando tu pago' }, patience)
    await screen.findByRole('heading', { name: 'Tu pago llegó' }, patience)
    expect(screen.getByText(/Recibimos/).textContent).toMatch(/Recibimos \$\s450\.000 por/)
    expect(screen.getByText(/Pieza norte, Taller/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Entrar para ver mi reserva' })).toBeTruthy()
  })

  it.each([
    ['refused', 'El banco rechazó el pago'],
    ['refunded', 'Tu pago fue devuelto'],
    ['ended', 'Este pago no se hizo'],
  ] as const)('says that it was %s', async (status, name) => {
    await openWithout({ status, ...about })
    await screen.findByRole('heading', { name }, patience)
  })
})

describe('after the checkout', { timeout: 120_000 }, () => {
  it('waits for a slow card, and shows that it was refused', async () => {
    const signed = aReservation({ status: 'contract_signed' })
    const page = await open(waiting, { reservation: signed, paid: false, refused: true })
    await screen.findByRole('heading', { name: 'Estamos confirmando tu pago' }, patience)
    await screen.findByRole('heading', { name: 'Perdón, algo salió mal' }, patience)
    expect(screen.getByText('Tu banco rechazó la tarjeta.')).toBeTruthy()
    expect(page.address()).toBe(`/stripe/error?reservation=${signed.id}&refused=1`)
  })

  it('says what is known of the payment before the session and the booking are', async () => {
    let tell = () => {}
    const asked = new Promise<void>((resolve) => (tell = resolve))
    api = await startFakeApi([
      answers(endpoints.currency.list, () => ({ currencies: [] })),
      answers(endpoints.locations.detail, () =>
        refuse({ status: 404, code: 'not_found', message: 'No lo encontramos' }),
      ),
      answers(endpoints.reservations.bySession, async () => {
        await asked
        return { reservation: aReservation({ status: 'confirmed' }), paid: true, refused: false }
      }),
      answers(endpoints.reservations.paymentStatus, () => ({ ...about, status: 'paid' as const })),
    ])
    void renderRemote(remote, { path: '/stripe/success?session_id=cs_1', api: api.baseUrl, user })
    await screen.findByRole('heading', { name: 'Tu pago llegó' }, patience)
    expect(screen.queryByRole('button', { name: 'Entrar para ver mi reserva' })).toBeNull()
    tell()
    await screen.findByRole('heading', { name: /^Reservaste pieza norte/ }, patience)
  })

  it('shows the year of a booking that ends in another year', async () => {
    const booked = aReservation({ status: 'confirmed', holdExpiresAt: null })
    await open({ reservation: booked, paid: true, refused: false })
    await screen.findByRole(
      'heading',
      { name: 'Reservaste pieza norte hasta el 6 de marzo de 2081.' },
      patience,
    )
    expect(screen.getByText('Recibes las llaves el sábado 7 de diciembre de 2080')).toBeTruthy()
  })

  it('redirects to the state of a reservation that has expired meanwhile', async () => {
    const over = aReservation({ status: 'expired', holdExpiresAt: null })
    const page = await open(waiting, { reservation: over, paid: false, refused: false })
    await screen.findByRole('heading', { name: 'Se acabó el tiempo' }, patience)
    await waitFor(() => expect(page.address()).toContain(`/monthly?reservation=${over.id}`))
  })
})
