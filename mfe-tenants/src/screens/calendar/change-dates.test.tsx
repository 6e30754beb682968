// @vitest-environment jsdom
import {
  endpoints,
  startOfDay,
  type DateChangeTerms,
  type Reservation,
  type SignedTerms,
} from '@metrolibre/contract'
import { noticesAtom } from '@metrolibre/platform/host'
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
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { detail } from '../../testing/places.ts'
import remote from '../../remote.tsx'

const zone = 'America/Santiago' as const
const user = aUser()
const dates = { startDate: '2080-03-01', endDate: '2080-05-01' }
const range = { start: startOfDay(dates.startDate, zone), end: startOfDay(dates.endDate, zone) }
const property = detail({
  propertyType: 'entire',
  value: 450_000,
  isDaily: false,
  startLease: '2080-01-01',
  endLease: '2081-01-01',
})
const booking = aReservation({
  status: 'confirmed',
  holdExpiresAt: null,
  ...dates,
  ...range,
  leaseRange: range,
  timeQuantity: 2,
  price: 900_000,
  room: null,
  location: { ...aReservation().location, id: property.id },
})
const terms: DateChangeTerms = {
  obstacle: null,
  pending: null,
  leaseRange: range,
  currency: 'CLP',
  paid: 900_000,
  credit: 900_000,
  freeUntil: startOfDay('2080-02-24', zone),
  serverTime: Date.now(),
}
const signed: SignedTerms = {
  company: 'Taller Greda SpA',
  identity: '12.345.678-5',
  location_uses: 'Taller de cerámica',
  people_fix: 3,
  people_prox: 0,
  represent: 'Rosa Ejemplo',
  rut: '76.086.428-5',
  subContractor_email_1: 'uno@metrolibre.example',
  subContractor_email_2: 'dos@metrolibre.example',
}
const path = `/propietario/${property.id}/calendar/entire/monthly`

let api: FakeApi
/** What the text of the contract waits for. */
let drafted: Promise<void> | undefined
/** A held extension whose contract form is filled in and kept on the device. */
const heldWithTerms = (): Reservation => {
  const held = { status: 'held' as const, room: null, location: booking.location }
  const next = aReservation({ id: '9b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11', ...held, extends: booking.id })
  const kept = JSON.stringify({ at: Date.now(), values: signed })
  localStorage.setItem(`metrolibre.draft.${user.id}.booking.contract.${next.id}`, kept)
  return next
}
const start = async (told: Partial<DateChangeTerms> = {}, change?: Reservation) => {
  api = await startFakeApi([
    answers(endpoints.currency.list, () => ({ currencies: [] })),
    answers(endpoints.locations.detail, () => property),
    answers(endpoints.locations.availability, () => ({
      locationId: property.id,
      roomId: null,
      isDaily: false,
      timeZone: zone,
      openingHours: null,
      lease: { start: '2080-01-01', end: '2081-01-01' },
      busy: [range],
      serverTime: Date.now(),
    })),
    answers(endpoints.reservations.mine, () => ({
      view: 'client' as const,
      reservations: [],
      nextCursor: null,
    })),
    answers(endpoints.reservations.detail, ({ params }) => (params['id'] === booking.id ? booking : change!)),
    answers(endpoints.reservations.signedTerms, ({ params }) =>
      params['id'] === booking.id
        ? signed
        : refuse({ status: 404, code: 'not_found', message: 'No encontramos el contrato' }),
    ),
    answers(endpoints.auth.extra, () => user),
    answers(endpoints.contractDrafts.link, async () => {
      await drafted
      return {
        url: 'https://metrolibre.example/contrato.pdf',
        text: {
          title: 'Contrato de arriendo de espacio',
          parts: [
            {
              title: 'Arrendador',
              facts: [
                { label: 'Nombre', value: 'Rosa Quispe' },
                { label: 'RUT o RUC', value: '76.33•.•••-•' },
              ],
            },
          ],
          total: '$ 900.000 CLP',
          clauses: [{ title: 'Objeto', text: 'Rosa Quispe, en adelante el arrendador, da en arriendo' }],
        },
      }
    }),
    answers(endpoints.dateChanges.terms, () => ({ ...terms, ...told })),
    answers(endpoints.dateChanges.hold, () =>
      refuse({ status: 409, code: 'period_taken', message: 'Esas fechas acaban de ser tomadas' }),
    ),
    answers(endpoints.dateChanges.confirm, () => ({
      ...change!,
      status: 'confirmed' as const,
      holdExpiresAt: null,
    })),
  ])
  return (query: string) => renderRemote(remote, { path: `${path}?${query}`, api: api.baseUrl, user })
}
const keep = (values: { startDate: string; endDate: string }) =>
  localStorage.setItem(
    `metrolibre.draft.${user.id}.booking.dates.of.${booking.id}`,
    JSON.stringify({ at: Date.now(), values: { ...values, startSlot: null, endSlot: null } }),
  )
const patience = { timeout: 25_000 }

describe('changing the dates of a paid booking', () => {
  beforeEach(() => {
    localStorage.clear()
    drafted = undefined
  })
  afterEach(() => api.close())

  it('shows the difference, lets the booking overlap itself, and keeps the choice when it is refused', async () => {
    keep({ startDate: '2080-04-01', endDate: '2080-07-01' })
    const open = await start()
    const page = await open(`change=${booking.id}`)
    expect(await screen.findByText('Pagas ahora', {}, patience)).toBeTruthy()
    expect(screen.getByText(/vie 1 mar 2080 a mar 30 abr 2080/)).toBeTruthy()
    expect(screen.getByText('dom 30 jun 2080')).toBeTruthy()
    expect(screen.getAllByText('$ 450.000').length).toBeGreaterThan(0)
    expect(screen.getByText('−$ 900.000')).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Seguir al contrato' }))
    expect((await screen.findByRole('alert', {}, patience)).textContent).toContain('acaban de ser tomadas')
    const sent = api.calls.find(({ endpointId }) => endpointId === 'dateChanges.hold')
    expect(sent?.body).toMatchObject({ price: 1_350_000, credit: 900_000, timeQuantity: 3 })
    expect(screen.getByText(/× 3 meses/)).toBeTruthy()
  })

  it('opens the calendar where the booking is, not where the place is free first', async () => {
    const open = await start()
    await open(`change=${booking.id}`)
    expect(await screen.findByText(/^marzo (de )?2080$/i, {}, patience)).toBeTruthy()
    expect(screen.queryByText(/^enero (de )?2080$/i)).toBeNull()
  })

  it('refuses the same dates, and says what a late change forfeits', async () => {
    keep(dates)
    const open = await start({ credit: 450_000 })
    const page = await open(`change=${booking.id}`)
    expect(await screen.findByText(/\$\s450\.000 de lo que pagaste no se abonan/, {}, patience)).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Seguir al contrato' }))
    expect((await screen.findByRole('alert')).textContent).toContain('las fechas que ya tienes')
    expect(api.calls.some(({ endpointId }) => endpointId === 'dateChanges.hold')).toBe(false)
  })

  it('says why the dates can’t be changed, and leads back to the booking', async () => {
    const open = await start({ obstacle: 'transfer' })
    await open(`change=${booking.id}`)
    expect(await screen.findByText(/La pagaste por transferencia/, {}, patience)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Volver a la reserva' }).getAttribute('href')).toContain(
      booking.id,
    )
  })

  it.each([
    ['it', { dateChange: { from: booking.id, credit: 900_000, due: 0, back: 0 } }],
    ['an extension', { extends: booking.id }],
  ])('starts the contract of %s with what was signed, ready to be changed', async (_what, link) => {
    const held = { status: 'held' as const, room: null, location: booking.location }
    const next = aReservation({ id: '9b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11', ...held, ...link })
    const open = await start({}, next)
    await open(`reservation=${next.id}`)
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    const value = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label).value
    expect(value(/^Empresa/)).toBe(signed.company)
    expect(value(/Cédula/)).toBe(signed.identity)
    for (const filled of ['Taller de cerámica', '3', 'dos@metrolibre.example'])
      expect(dialog.getByDisplayValue(filled)).toBeTruthy()
    expect(dialog.getByRole('button', { name: /Guardar/ })).toBeTruthy()
  })

  it('looks and announces itself disabled until the contract is signed, and says why when it is pressed', async () => {
    const next = heldWithTerms()
    const open = await start({}, next)
    const page = await open(`reservation=${next.id}`)
    const button = await screen.findByRole('button', { name: 'Firmar contrato' }, patience)
    await screen.findByText('Elige cómo firmar')
    const isDisabled = () => button.getAttribute('aria-disabled') === 'true'
    expect(isDisabled()).toBe(true)
    await page.user.click(button)
    expect(screen.getByText(/^Falta tu firma/)).toBeTruthy()
    await page.user.click(screen.getByRole('radio', { name: 'Escribir' }))
    await page.user.type(screen.getByLabelText(/Escribe tu nombre completo/), 'Rosa Ejemplo')
    expect(isDisabled()).toBe(true)
    const tick = 'Leí el contrato. Soy Rosa Ejemplo y firmo este contrato por Taller Greda SpA'
    await page.user.click(screen.getByRole('checkbox', { name: tick }))
    expect(isDisabled()).toBe(false)
  })

  it('is read on the screen before it is signed, and comes into view once its details are saved', async () => {
    const held = { status: 'held' as const, room: null, location: booking.location }
    const next = aReservation({ id: '9b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11', ...held, extends: booking.id })
    const open = await start({}, next)
    const page = await open(`reservation=${next.id}`)
    expect(screen.queryByText(/representado por/)).toBeNull()
    await page.user.click(await screen.findByRole('button', { name: 'Guardar y leer el contrato' }, patience))
    const heading = await screen.findByRole('heading', { name: 'Contrato de arriendo de espacio' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByRole('heading', { name: '1. Objeto' })).toBeTruthy()
    expect(screen.getByText(/^Rosa Quispe, en adelante el arrendador/)).toBeTruthy()
    expect(screen.getByText('76.33•.•••-•')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ver el contrato en PDF' })).toBeTruthy()
    const asked = api.calls.find(({ endpointId }) => endpointId === 'contractDrafts.link')
    expect(asked?.body).toEqual({ contractData: signed })
  })

  it('is signed only once it can be read, so that nothing moves under the hand', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    drafted = promise
    const next = heldWithTerms()
    const open = await start({}, next)
    await open(`reservation=${next.id}`)
    await screen.findByRole('button', { name: 'Firmar contrato' }, patience)
    await waitFor(() =>
      expect(api.calls.some(({ endpointId }) => endpointId === 'contractDrafts.link')).toBe(true),
    )
    expect(screen.queryByText('Elige cómo firmar')).toBeNull()
    resolve()
    expect(await screen.findByText('Elige cómo firmar')).toBeTruthy()
    expect(screen.getByRole('heading', { name: '1. Objeto' })).toBeTruthy()
  })

  it('does not threaten with a loss when somebody leaves, as what was filled in and the dates are kept', async () => {
    const next = heldWithTerms()
    const open = await start({}, next)
    const page = await open(`reservation=${next.id}`)
    await screen.findByRole('button', { name: 'Firmar contrato' }, patience)
    void page.navigate('/favoritos')
    const asked = () => page.store.get(noticesAtom)[0]
    await waitFor(() => expect(asked()?.request.text).toContain('Tus fechas quedan apartadas hasta las'))
    expect(asked()?.request.text).not.toContain('no guardados')
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(false)
  })

  it('is confirmed without a payment when nothing is left to pay', async () => {
    const dateChange = { from: booking.id, credit: 900_000, due: 0, back: 450_000 }
    const change = aReservation({
      id: '9b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11',
      status: 'contract_signed',
      room: null,
      location: booking.location,
      dateChange,
    })
    const open = await start({}, change)
    const page = await open(`reservation=${change.id}`)
    await page.user.click(await screen.findByRole('button', { name: 'Confirmar el cambio' }, patience))
    await waitFor(() => expect(screen.getByText('Fechas cambiadas')).toBeTruthy())
  })
})
