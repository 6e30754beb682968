// @vitest-environment jsdom
import {
  addDays,
  endpoints,
  startOfDay,
  type Availability,
  type PropertyDetail,
  type Reservation,
} from '@metrolibre/contract'
import { noticesAtom } from '@metrolibre/platform/host'
import {
  aReservation,
  aUser,
  answers,
  loseAnswer,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import remote from '../../remote.tsx'

const id = '00000000-0000-4000-8000-000000000001'
const person = '00000000-0000-4000-8000-000000000002'
const zone = { id, zone: 'Ñuñoa', city: 'Santiago', state: 'Metropolitana', country: 'Chile' as const }

const property: PropertyDetail = {
  id,
  name: 'Taller Norte',
  image: null,
  imageVariants: [],
  zone,
  propertyType: 'entire',
  isActive: true,
  isVerified: true,
  isDaily: false,
  value: 450_000,
  dailyValue: null,
  currency: 'CLP',
  price: { state: 'priced', amount: 450_000, currency: 'CLP', unit: 'month', from: false },
  street: 'Irarrázaval',
  lat: null,
  long: null,
  vault: false,
  garage: 0,
  cleaning: false,
  bathrooms: 1,
  wifi: true,
  security: false,
  rooms: 0,
  area: 5000,
  created: '2026-01-01T00:00:00.000Z',
  description: '',
  lang: 'es',
  country: 'Chile',
  timeZone: 'America/Santiago',
  landUse: null,
  uses: [],
  clearHeight: null,
  gateWidth: null,
  gateHeight: null,
  floorLoad: null,
  threePhase: null,
  truckAccess: null,
  water: null,
  fence: null,
  openingHours: null,
  calendlyLink: null,
  commonExpenses: null,
  expensesCover: [],
  deposit: null,
  depositMonths: null,
  depositIsLost: false,
  parking: null,
  startLease: '2080-01-01',
  endLease: '2081-01-01',
  email: null,
  phone: null,
  imagesLocation: [],
  images3D: [],
  owner: { id: person, firstName: 'Olga' },
  roomsDetails: [],
}

const availability: Availability = {
  locationId: id,
  roomId: null,
  isDaily: false,
  timeZone: 'America/Santiago',
  openingHours: null,
  lease: { start: '2080-01-01', end: '2081-01-01' },
  busy: [],
  serverTime: Date.now(),
}

const user = aUser({ id: person })

let api: FakeApi

/** What some browsers inside apps return: it takes everything and shows nothing. */
const deadWindow = {
  closed: false,
  document: { title: '', body: { textContent: '' } },
  location: { replace: () => undefined },
  close: () => undefined,
} as unknown as Window

const taken = () =>
  refuse({ status: 409, code: 'period_taken', message: 'Esas fechas acaban de ser tomadas' })

const start = async (
  changes: Partial<PropertyDetail> = {},
  {
    serverTime = Date.now(),
    holds = [],
    isAway = () => false,
    own = [],
  }: {
    serverTime?: number
    holds?: Array<() => never>
    isAway?: () => boolean
    own?: Reservation[]
  } = {},
) => {
  const byHour = changes.isDaily ? { isDaily: true } : {}
  api = await startFakeApi([
    answers(endpoints.currency.list, () => ({ currencies: [] })),
    answers(endpoints.locations.detail, () => (isAway() ? loseAnswer() : { ...property, ...changes })),
    answers(endpoints.locations.availability, () => ({ ...availability, ...byHour, serverTime })),
    answers(endpoints.reservations.mine, () => ({
      view: 'client' as const,
      reservations: own,
      nextCursor: null,
    })),
    answers(endpoints.reservations.hold, () => (holds.shift() ?? taken)()),
    answers(endpoints.reservations.detail, () => own[0]!),
    // jsdom can't leave its page, except within it.
    answers(endpoints.reservations.checkoutLocation, ({ body }) => ({
      url: (body as { plan?: string }).plan === 'monthly' ? '#first-month' : '#checkout',
      reservationId: own[0]!.id,
      sessionId: 'cs_test',
      expiresAt: Date.now() + 60_000,
    })),
    answers(endpoints.auth.resendConfirmation, () => ({ message: 'Te enviamos un enlace' })),
  ])
}

const open = (mode: string) =>
  renderRemote(remote, { path: `/propietario/${id}/calendar/entire/${mode}`, api: api.baseUrl, user })

// The first screen of a run loads its modules, which takes long on a busy machine.
const patience = { timeout: 25_000 }
const next = () => screen.findByRole('button', { name: 'Seguir al contrato' }, patience)

describe('the calendar of a place', () => {
  beforeEach(() => localStorage.clear())
  afterEach(async () => {
    vi.restoreAllMocks()
    window.location.hash = ''
    await api.close()
  })

  it('redirects to the mode of the place', async () => {
    await start()
    const page = await open('daily')
    await next()
    expect(page.address()).toBe(`/propietario/${id}/calendar/entire/monthly`)
  })

  it('says that a place has no lease dates and returns to it', async () => {
    await start({ endLease: null })
    const page = await open('monthly')
    expect(
      await screen.findByText('Esta ubicación no tiene fecha de arriendo definido', {}, patience),
    ).toBeTruthy()
    await page.user.click(screen.getAllByRole('button').at(-1)!)
    await waitFor(() => expect(page.address()).toBe(`/propietario/${id}/details`))
  })

  it('does not continue without valid dates', async () => {
    await start()
    const page = await open('monthly')
    await page.user.click(await next())
    expect((await screen.findByRole('alert', {}, patience)).textContent).toContain('Selecciona un rango')
    expect(api.calls.some(({ endpointId }) => endpointId === 'reservations.hold')).toBe(false)
  })

  it('says that only the end is missing once the first day is chosen', async () => {
    const values = { startDate: '2080-02-01', endDate: null, startSlot: null, endSlot: null }
    localStorage.setItem(
      `metrolibre.draft.${person}.booking.dates.${id}.entire`,
      JSON.stringify({ at: Date.now(), values }),
    )
    await start()
    const page = await open('monthly')
    await page.user.click(await next())
    expect((await screen.findByRole('alert', {}, patience)).textContent).toContain('Falta la salida')
  })

  it('uses the server’s clock to decide what is past', async () => {
    const values = { startDate: '2080-02-01', endDate: '2080-04-01', startSlot: null, endSlot: null }
    localStorage.setItem(
      `metrolibre.draft.${person}.booking.dates.${id}.entire`,
      JSON.stringify({ at: Date.now(), values }),
    )
    await start({}, { serverTime: startOfDay('2080-03-10', 'America/Santiago') })
    await open('monthly')
    await next()
    const day = (name: RegExp) => screen.getByRole('gridcell', { name })
    expect(
      day(/^sábado, 9 de marzo de 2080.*No hay fechas válidas.*Ya pasó/).getAttribute('aria-disabled'),
    ).toBe('true')
    expect(day(/^domingo, 10 de marzo de 2080.*Fechas válidas/).getAttribute('aria-disabled')).toBeNull()
    expect(screen.getByText('Elige las fechas')).toBeTruthy()
  })

  it('sends whole months, and keeps the choice when another request was faster', async () => {
    const values = { startDate: '2080-01-31', endDate: '2080-03-31', startSlot: null, endSlot: null }
    localStorage.setItem(
      `metrolibre.draft.${person}.booking.dates.${id}.entire`,
      JSON.stringify({ at: Date.now(), values }),
    )
    await start()
    const page = await open('monthly')
    await page.user.click(await next())
    expect((await screen.findByRole('alert', {}, patience)).textContent).toContain('acaban de ser tomadas')
    const sent = api.calls.find(({ endpointId }) => endpointId === 'reservations.hold')
    const zoneName = 'America/Santiago'
    expect(sent?.body).toMatchObject({
      locationId: id,
      timeQuantity: 2,
      price: 900_000,
      currency: 'CLP',
      range: { start: startOfDay('2080-01-31', zoneName), end: startOfDay('2080-03-31', zoneName) },
    })
    expect(screen.getByText(/× 2 meses/)).toBeTruthy()
    expect(screen.getByText('5.000 m²')).toBeTruthy()
    expect(screen.getByText('sáb 30 mar 2080')).toBeTruthy()
    // Read aloud, and written over the calendar, which has turned away from the first day.
    expect(screen.getAllByText(/^2 meses: 31 de enero de 2080 a 30 de marzo de 2080$/)).toHaveLength(2)
    expect(screen.getByRole('button', { name: /2 meses al 30 mar \$.900\.000$/ })).toBeTruthy()
    const band = screen.getByText('mié 31 ene 2080 a sáb 30 mar 2080').parentElement
    expect(band?.textContent).toMatch(/^2 meses\$.900\.000/)
  })

  it('offers the link that confirms the address when a hold requires it, and keeps the choice', async () => {
    const values = { startDate: '2080-01-31', endDate: '2080-03-31', startSlot: null, endSlot: null }
    localStorage.setItem(
      `metrolibre.draft.${person}.booking.dates.${id}.entire`,
      JSON.stringify({ at: Date.now(), values }),
    )
    const unconfirmed = () =>
      refuse({ status: 403, code: 'email_unconfirmed', message: 'Primero confirma tu correo' })
    await start({}, { holds: [unconfirmed] })
    const page = await open('monthly')
    await page.user.click(await next())
    const alert = await screen.findByRole('alert', {}, patience)
    expect(alert.textContent).toMatch(/Primero confirma tu correo.*Tu selección sigue aquí/)
    await page.user.click(screen.getByRole('button', { name: 'Enviar el enlace otra vez' }))
    expect(await screen.findByText('Te enviamos un enlace')).toBeTruthy()
    expect(screen.getByText(/× 2 meses/)).toBeTruthy()
  })

  it('keeps the chosen dates on screen while there is no connection', async () => {
    const values = { startDate: '2080-01-31', endDate: '2080-03-31', startSlot: null, endSlot: null }
    localStorage.setItem(
      `metrolibre.draft.${person}.booking.dates.${id}.entire`,
      JSON.stringify({ at: Date.now(), values }),
    )
    let away = false
    await start({}, { holds: [loseAnswer], isAway: () => away })
    const page = await open('monthly')
    const button = await next()
    away = true
    await page.user.click(button)
    expect(await screen.findByRole('alert', {}, patience)).toBeTruthy()
    const asked = () => api.calls.filter(({ endpointId }) => endpointId === 'locations.detail').length
    await waitFor(() => {
      expect(asked()).toBeGreaterThan(1)
      expect(page.queryClient.isFetching()).toBe(0)
    })
    expect(screen.getByText(/× 2 meses/)).toBeTruthy()
    expect(screen.getByRole('alert')).toBeTruthy()
  })

  it('repeats a request without an answer with the same key, and uses a new key after an answer', async () => {
    const values = { startDate: '2080-01-31', endDate: '2080-03-31', startSlot: null, endSlot: null }
    localStorage.setItem(
      `metrolibre.draft.${person}.booking.dates.${id}.entire`,
      JSON.stringify({ at: Date.now(), values }),
    )
    await start({}, { holds: [loseAnswer, loseAnswer, taken, taken] })
    const page = await open('monthly')
    const keys = () =>
      api.calls
        .filter(({ endpointId }) => endpointId === 'reservations.hold')
        .map(({ headers }) => headers['idempotency-key'])
    for (const times of [1, 2, 3, 4]) {
      await page.user.click(await next())
      await waitFor(() => {
        expect(keys()).toHaveLength(times)
        expect(page.queryClient.isMutating()).toBe(0)
        expect(screen.getByRole('button', { name: 'Seguir al contrato' })).toHaveProperty('disabled', false)
      }, patience)
    }
    const [first, second, third, fourth] = keys()
    expect(first).toMatch(/\S{16}/)
    expect([second, third], 'a lost answer may have been a hold').toEqual([first, first])
    expect(fourth, 'what was refused is asked for anew').not.toBe(first)
  })

  it('asks before somebody leaves days that are on hold for them, and says until when', async () => {
    const at = aReservation()
    const held = aReservation({ location: { ...at.location, id }, room: null })
    await start({}, { own: [held] })
    const page = await open('monthly')
    await screen.findByRole('button', { name: 'Seguir con ellas' }, patience)
    await page.user.click(screen.getAllByRole('link', { name: 'Volver a la propiedad' })[0]!)
    const asked = () => page.store.get(noticesAtom)[0]
    await waitFor(() => expect(asked()?.request.text).toContain('Tus fechas quedan apartadas hasta las'))
    expect(await next(), 'still there').toBeDefined()
    asked()!.answer(true)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Seguir al contrato' })).toBeNull())
  })

  it('pays only the first month where that is offered and chosen', async () => {
    vi.spyOn(window, 'open').mockImplementation(() => null)
    const at = aReservation()
    const signed = aReservation({
      location: { ...at.location, id },
      room: null,
      status: 'contract_signed',
      monthlyPlan: true,
      timeQuantity: 3,
      unitPrice: 480_000,
      price: 1_440_000,
    })
    await start({}, { own: [signed] })
    const path = `/propietario/${id}/calendar/entire/monthly?reservation=${signed.id}&step=payment`
    const page = await renderRemote(remote, { path, api: api.baseUrl, user })
    expect(await screen.findByRole('button', { name: /^Pagar \$.1\.440\.000/ }, patience)).toBeDefined()
    await page.user.click(screen.getByRole('radio', { name: /^Mes a mes/ }))
    expect(screen.getByText(/Tres días antes te escribimos/)).toBeDefined()
    await page.user.click(screen.getByRole('button', { name: /^Pagar \$.480\.000/ }))
    const way = await screen.findByRole('link', { name: /Abre el pago en esta pestaña/ }, patience)
    expect(way.getAttribute('href')).toBe('#first-month')
  })

  it.each([
    ['half alive', () => deadWindow],
    ['nothing', () => null],
  ])('leads to the payment by a plain link where the browser opens %s', async (_, give) => {
    vi.spyOn(window, 'open').mockImplementation(give)
    const at = aReservation()
    const signed = aReservation({ location: { ...at.location, id }, room: null, status: 'contract_signed' })
    await start({}, { own: [signed] })
    const query = `?reservation=${signed.id}&step=payment`
    const path = `/propietario/${id}/calendar/entire/monthly${query}`
    const page = await renderRemote(remote, { path, api: api.baseUrl, user })
    await page.user.click(await screen.findByRole('button', { name: /^Pagar/ }, patience))
    const way = await screen.findByRole('link', { name: /Abre el pago en esta pestaña/ }, patience)
    expect(way.getAttribute('href')).toBe('#checkout')
    expect(way.getAttribute('target')).toBeNull()
    expect(window.location.hash).toBe(give() ? '' : '#checkout')
  })

  it('goes on with the same days when they have been on hold since a moment ago', async () => {
    const values = { startDate: '2080-02-01', endDate: '2080-04-01', startSlot: null, endSlot: null }
    localStorage.setItem(
      `metrolibre.draft.${person}.booking.dates.${id}.entire`,
      JSON.stringify({ at: Date.now(), values }),
    )
    const at = aReservation()
    const held = aReservation({
      ...values,
      location: { ...at.location, id },
      room: null,
      status: 'held',
    })
    const own: Reservation[] = []
    const holds = [
      () => {
        own.push(held)
        return refuse({ status: 409, code: 'own_hold', message: 'Ya las tienes' })
      },
    ]
    await start({}, { own, holds })
    const page = await open('monthly')
    await page.user.click(await next())
    await waitFor(() => expect(page.address()).toContain(`reservation=${held.id}&step=contract`), patience)
  })

  // The days on which Santiago changes its clocks in that year by its current rules.
  it.each([
    ['2080-04-06', 24, '23:00 a 24:00', 'se atrasa el reloj: de 23:00 a 24:00 pasan dos horas y se paga una'],
    ['2080-09-08', 1, '0:00 a 1:00', 'se adelanta el reloj: de 0:00 a 1:00 no existe'],
  ])('explains the hour that changes on %s', async (day, slot, hour, told) => {
    const chosen = { startSlot: slot === 24 ? 23 : 2, endSlot: slot === 24 ? 24 : 3 }
    const values = { startDate: day, endDate: day, ...chosen }
    localStorage.setItem(
      `metrolibre.draft.${person}.booking.dates.${id}.entire`,
      JSON.stringify({ at: Date.now(), values }),
    )
    await start({ isDaily: true, value: null, dailyValue: 9_500 })
    const page = await open('daily')
    expect(await screen.findByText(new RegExp(told), {}, patience)).toBeTruthy()
    const button = screen.getByRole('button', { name: hour }) as HTMLButtonElement
    expect([button.disabled, button.getAttribute('aria-pressed')]).toEqual(
      slot === 24 ? [false, 'true'] : [true, 'false'],
    )
    await page.user.click(await next())
    await screen.findByRole('alert', {}, patience)
    const sent = api.calls.find(({ endpointId }) => endpointId === 'reservations.hold')
    expect(sent?.body).toMatchObject({
      timeQuantity: 2,
      price: 19_000,
      range: {
        start: startOfDay(day, 'America/Santiago') + (slot === 24 ? 22 : 0) * 3_600_000,
        end:
          startOfDay(addDays(day, slot === 24 ? 1 : 0), 'America/Santiago') +
          (slot === 24 ? 0 : 2) * 3_600_000,
      },
    })
  })
})
