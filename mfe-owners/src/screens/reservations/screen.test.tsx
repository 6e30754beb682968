// @vitest-environment jsdom
import { endpoints, type OwnerReservation, type PlanCharge, type Reservation } from '@metrolibre/contract'
import { noticesAtom } from '@metrolibre/platform/host'
import {
  aReservation,
  aUser,
  answers,
  cleanup,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  within,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, describe, expect, it } from 'vitest'
import remote from '../../remote.tsx'
import { propertyDetail } from '../../testing/property-detail.ts'

const user = aUser()

const byCard = {
  method: 'card',
  paidAt: '2026-11-20T12:00:00.000Z',
  receiptUrl: null,
  isDisputed: false,
} as const

let api: FakeApi
afterEach(() => api.close())

const currencies = answers(endpoints.currency.list, () => ({ currencies: [] }))
const open = async (path: string, list: readonly Reservation[], who = user, unconfirmed = false) => {
  const held = [...list]
  const unseen = new Set(held.filter(({ status }) => status === 'confirmed').map(({ id }) => id))
  api = await startFakeApi([
    currencies,
    answers(endpoints.reservations.unseen, () => ({ count: unseen.size })),
    answers(endpoints.reservations.see, ({ params }) => {
      unseen.delete(params['id']!)
      return { message: 'Guardado' }
    }),
    answers(endpoints.reservations.mine, ({ query }) =>
      query.get('view') === 'owner'
        ? {
            view: 'owner' as const,
            nextCursor: null,
            reservations: held.map((one): OwnerReservation => ({
              ...one,
              isNew: unseen.has(one.id),
              client: {
                id: user.id,
                firstName: 'Javiera',
                lastName: 'Riquelme',
                companyName: 'Taller Greda SpA',
                contact:
                  one.status === 'confirmed' ? { email: 'greda@metrolibre.example', phone: null } : null,
              },
            })),
          }
        : { view: 'client' as const, nextCursor: null, reservations: held },
    ),
    answers(endpoints.reservations.cancel, () => {
      held[0] = aReservation({ status: 'cancelled', holdExpiresAt: null })
      return held[0]
    }),
    answers(endpoints.locations.availability, () => ({
      locationId: held[0]!.location.id,
      roomId: held[0]!.room!.id,
      isDaily: false,
      timeZone: 'America/Santiago' as const,
      openingHours: null,
      lease: { start: '2026-01-01', end: '2081-12-31' },
      busy: [{ start: held[0]!.start, end: held[0]!.end }],
      serverTime: Date.now(),
    })),
    answers(endpoints.locations.detail, propertyDetail),
    answers(endpoints.reservationExtras.removeFile, ({ params }) => {
      const [one] = held
      held[0] = { ...one!, files: one!.files.filter((file) => file.id !== params['fileId']) }
      return { message: 'Eliminado' }
    }),
    answers(endpoints.reservationExtras.extend, () =>
      unconfirmed
        ? refuse({ status: 403, code: 'email_unconfirmed', message: 'Primero confirma tu correo' })
        : aReservation({ id: '9b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11', extends: held[0]!.id }),
    ),
  ])
  return renderRemote(remote, { path, api: api.baseUrl, user: who })
}
// The first screen of a run loads its modules, which takes long on a busy machine.
const patience = { timeout: 25_000 }
const openDetail = async (name: string) => within(await screen.findByRole('dialog', { name }, patience))

describe('my bookings', () => {
  const id = aReservation().id

  it('shows the months of a booking that is paid month by month, and lets its tenant pay the next one', async () => {
    const month = (number: number, state: PlanCharge['state']) =>
      ({
        number,
        dueOn: `2081-0${number}-07`,
        amount: 480_000,
        state,
        paidAt: null,
        receiptUrl: null,
      }) as const
    const charges = [month(1, 'paid'), month(2, 'overdue'), month(3, 'planned')]
    const paid = aReservation({ status: 'active', holdExpiresAt: null, payment: byCard, charges })
    await open(`/my-locations/reservations?reservation=${id}`, [paid])
    const detail = await openDetail('Taller Lastarria, pieza norte')
    expect(detail.getByText('Atrasado')).toBeDefined()
    expect(detail.getByText('Mes atrasado')).toBeDefined()
    expect(detail.getByRole('button', { name: 'Pagar ahora' })).toBeDefined()
    expect(detail.queryByRole('button', { name: 'Adelantar' }), 'only the next one').toBeNull()
    await api.close()
    cleanup()
    await open(`/my-locations/reservations?view=owner&reservation=${id}`, [paid], aUser({ isOwner: true }))
    const own = await openDetail('Taller Greda SpA')
    expect(own.getByText('Atrasado')).toBeDefined()
    expect(own.queryByRole('button', { name: 'Pagar ahora' })).toBeNull()
  })

  it('leads to other dates for a paid booking, and from the old dates to the new ones', async () => {
    const paid = aReservation({ status: 'confirmed', holdExpiresAt: null, payment: byCard })
    await open(`/my-locations/reservations?reservation=${id}`, [paid])
    const detail = await openDetail('Taller Lastarria, pieza norte')
    expect(detail.getByRole('link', { name: 'Cambiar fechas' }).getAttribute('href')).toContain(
      `?change=${id}`,
    )
    await api.close()
    cleanup()
    const changedTo = '9b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11'
    const former = aReservation({ status: 'cancelled', holdExpiresAt: null, payment: byCard, changedTo })
    await open(`/my-locations/reservations?reservation=${id}`, [former])
    const old = await openDetail('Taller Lastarria, pieza norte')
    expect(old.getByText('Cambiaste las fechas: sigue en otra reserva.')).toBeTruthy()
    expect(old.getByText('Fechas cambiadas')).toBeTruthy()
    expect(old.getByRole('link', { name: 'Ver la reserva' }).getAttribute('href')).toContain(changedTo)
  })

  it('is told in the words of the country of its place, whoever reads it', async () => {
    const { location } = aReservation()
    const inPeru = aReservation({
      status: 'active',
      holdExpiresAt: null,
      payment: byCard,
      location: { ...location, country: 'Perú' },
    })
    await open(`/my-locations/reservations?reservation=${id}`, [inPeru])
    const detail = await openDetail('Taller Lastarria, pieza norte')
    expect(await detail.findByText('Tu alquiler está en curso.')).toBeTruthy()
  })

  it('says why the office ended it', async () => {
    const ended = aReservation({
      status: 'refund_pending',
      holdExpiresAt: null,
      payment: byCard,
      officeReason: 'La nave se inundó',
    })
    await open(`/my-locations/reservations?reservation=${id}`, [ended])
    const detail = await openDetail('Taller Lastarria, pieza norte')
    expect(await detail.findByText('Motivo: La nave se inundó')).toBeTruthy()
  })

  it('returns to the wizard for an unfinished booking, and cancels it after a confirmation', async () => {
    const page = await open(`/my-locations/reservations?reservation=${id}`, [aReservation()])
    const detail = await openDetail('Taller Lastarria, pieza norte')
    expect(detail.getByRole('link', { name: 'Seguir con la reserva' }).getAttribute('href')).toBe(
      `/propietario/1b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11/calendar/3b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c11/monthly?reservation=${id}`,
    )
    await page.user.click(detail.getByRole('button', { name: 'Cancelar reserva' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: '¿Cancelar esta reserva?', hidden: true }),
    )
    question.getByRole('button', { name: 'Cancelar reserva', hidden: true }).click()
    await waitFor(() => expect(detail.getByText('Se canceló antes de pagar.')).toBeTruthy())
    expect(detail.queryByRole('button', { name: 'Cancelar reserva' })).toBeNull()
  })

  it('shows owners their guests, nothing to approve, and what is new until they look at it', async () => {
    const paid = aReservation({ status: 'confirmed', holdExpiresAt: null })
    const page = await open('/my-locations/reservations', [paid], { ...user, isOwner: true })
    const link = await screen.findByRole('link', { name: 'Taller Greda SpA' })
    const row = within(link.closest('tr')!)
    expect(row.getByText('Pagada')).toBeTruthy()
    expect(row.getByText('Nueva')).toBeTruthy()
    expect(await screen.findByText('1 nueva')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /aprobar/i })).toBeNull()
    await page.user.click(link)
    await waitFor(() => expect(screen.queryByText('1 nueva')).toBeNull())
    await waitFor(() => expect(screen.queryByText('Nueva')).toBeNull())
  })

  it('shows owners how to reach the guest of a paid booking', async () => {
    const owner = { ...user, isOwner: true }
    const path = `/my-locations/reservations?view=owner&reservation=${id}`
    await open(path, [aReservation({ status: 'confirmed', holdExpiresAt: null })], owner)
    const detail = await openDetail('Taller Greda SpA')
    const link = detail.getByRole('link', { name: 'greda@metrolibre.example' })
    expect(link.getAttribute('href')).toBe('mailto:greda@metrolibre.example')
    expect(detail.queryByText('Teléfono')).toBeNull()
    expect(detail.queryByRole('button', { name: 'Agregar a mi calendario' })).toBeNull()
  })

  it('shows the year of dates that are not all in the current one', async () => {
    const serverTime = Date.parse('2026-12-31T12:00:00Z')
    const stays: [string, string][] = [
      ['2026-01-05', '2026-04-05'],
      ['2026-12-07', '2027-03-07'],
      ['2027-03-18', '2027-06-18'],
      ['2025-11-02', '2026-01-02'],
    ]
    await open(
      '/my-locations/reservations',
      stays.map(([startDate, endDate], index) =>
        aReservation({ id: `7b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c2${index}`, startDate, endDate, serverTime }),
      ),
    )
    const table = within(await screen.findByRole('table', {}, patience))
    for (const dates of [
      '5 ene a 4 abr',
      '7 dic a 6 mar 2027',
      '18 mar a 17 jun 2027',
      '2 nov 2025 a 1 ene 2026',
    ])
      expect(table.getByText(dates)).toBeTruthy()
  })

  it('groups them by now, next and past, and says the next step of each', async () => {
    const serverTime = Date.parse('2026-12-01T12:00:00Z')
    const one = (index: number, values: Partial<Reservation>) =>
      aReservation({ id: `7b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c2${index}`, serverTime, ...values })
    const dates = { startDate: '2026-12-07', endDate: '2027-03-07', holdExpiresAt: null }
    await open('/my-locations/reservations', [
      one(1, { ...dates, status: 'completed', startDate: '2026-01-07', endDate: '2026-04-07' }),
      one(2, { ...dates, status: 'confirmed' }),
      one(3, { status: 'held', holdExpiresAt: Date.parse('2026-12-01T12:15:00Z') }),
    ])
    const table = async (name: string) => within(await screen.findByRole('table', { name }, patience))
    const now = await table('Reservas de ahora')
    expect(now.getByText(/^Completa tus datos y firma el contrato antes de las 0?9:15/)).toBeTruthy()
    expect(
      (await table('Reservas que vienen')).getByText(/^Recibes las llaves el lun\.?,? 7 dic/),
    ).toBeTruthy()
    expect((await table('Reservas pasadas, las más nuevas primero')).getByText(/^Terminó/)).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Ahora', 'Lo que viene', 'Pasadas']),
    )
  })

  it.each([
    [false, ['Reservas', 'Visitas']],
    [true, ['Propiedades', 'Reservas']],
  ])('begins its tabs with what the person has (owner: %s)', async (isOwner, first) => {
    await open('/my-locations/reservations', [aReservation()], { ...user, isOwner })
    const tabs = within(await screen.findByRole('navigation', { name: 'Tu espacio de trabajo' }, patience))
    const names = tabs.getAllByRole('link').map(({ textContent }) => textContent)
    expect(names.slice(0, 2)).toEqual(first)
  })

  it('links to the search when there are no bookings', async () => {
    await open('/en/my-locations/reservations', [])
    const link = await screen.findByRole('link', { name: 'Find a space' })
    expect(link.getAttribute('href')).toBe('/en/propietario')
  })

  it.each([
    ['owner', 'Taller Greda SpA', 'El banco de quien paga tiene este pago en disputa.'],
    ['client', 'Taller Lastarria, pieza norte', 'Tu banco tiene este pago en disputa.'],
  ])('tells the %s that the payment is disputed', async (view, title, sentence) => {
    const disputed = { ...byCard, isDisputed: true }
    const booking = aReservation({ status: 'confirmed', holdExpiresAt: null, payment: disputed })
    await open(`/my-locations/reservations?view=${view}&reservation=${id}`, [booking], {
      ...user,
      isOwner: true,
    })
    const detail = await openDetail(title)
    expect(detail.getByText('En disputa')).toBeDefined()
    expect(detail.getByText(sentence, { exact: false })).toBeDefined()
  })

  it.each([
    ['owner', 'Taller Greda SpA', 'El banco le devolvió este pago al arrendatario'],
    ['client', 'Taller Lastarria, pieza norte', 'Tu banco recuperó este pago'],
  ])('tells the %s that the payment is lost, and not that it is paid', async (view, title, sentence) => {
    const booking = aReservation({
      status: 'confirmed',
      holdExpiresAt: null,
      payment: { ...byCard, isLost: true },
    })
    await open(`/my-locations/reservations?view=${view}&reservation=${id}`, [booking], {
      ...user,
      isOwner: true,
    })
    const detail = await openDetail(title)
    expect(detail.getByText('Pago perdido')).toBeDefined()
    expect(detail.getByText(sentence, { exact: false })).toBeDefined()
    expect(detail.queryByText(/^Está pagada/)).toBeNull()
  })

  it('shows the receipt, the contact of the place and a calendar file, and lets a tenant extend the stay', async () => {
    const paid = aReservation({
      status: 'confirmed',
      holdExpiresAt: null,
      payment: { ...byCard, receiptUrl: 'https://pay.example/r/1' },
    })
    const page = await open(`/my-locations/reservations?reservation=${id}`, [paid])
    const detail = await openDetail('Taller Lastarria, pieza norte')
    expect(detail.getByRole('link', { name: 'Ver el recibo' }).getAttribute('href')).toBe(
      'https://pay.example/r/1',
    )
    const phone = await detail.findByRole('link', { name: '+56-2-000-1000' })
    expect(phone.getAttribute('href')).toBe('tel:+5620001000')
    expect(detail.getByRole('link', { name: 'casa@metrolibre.example' })).toBeDefined()
    expect(detail.getByRole('button', { name: 'Agregar a mi calendario' })).toBeDefined()
    await page.user.click(detail.getByRole('button', { name: 'Extender' }))
    await openDetail('Extender la reserva')
    await page.user.selectOptions(await screen.findByLabelText('Meses más', {}, patience), '2')
    await page.user.click(screen.getByRole('button', { name: 'Seguir al anexo' }))
    await waitFor(() => expect(page.address()).toContain('/monthly?reservation=9'))
    const sent = api.calls.find(({ endpointId }) => endpointId === 'reservationExtras.extend')
    expect(sent?.body).toEqual({ timeQuantity: 2 })
  })

  it('lets the host offer the confirmation link when an extension requires a confirmed address', async () => {
    const paid = aReservation({ status: 'confirmed', holdExpiresAt: null })
    const page = await open(`/my-locations/reservations?reservation=${id}`, [paid], user, true)
    const detail = await openDetail('Taller Lastarria, pieza norte')
    await page.user.click(detail.getByRole('button', { name: 'Extender' }))
    await openDetail('Extender la reserva')
    await screen.findByLabelText('Meses más', {}, patience)
    await page.user.click(screen.getByRole('button', { name: 'Seguir al anexo' }))
    await waitFor(() =>
      expect(page.store.get(noticesAtom)[0]?.request).toMatchObject({ code: 'email_unconfirmed' }),
    )
  })

  it('deletes a document that the user added, after a confirmation, but not one of the other side', async () => {
    const paper = (name: string, removable: boolean) => ({
      id: `5b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c1${removable ? 1 : 2}`,
      kind: 'document' as const,
      name,
      url: '/x',
      created: '2026-11-20T12:00:00.000Z',
      removable,
    })
    const [mine, theirs] = [paper('acta.pdf', true), paper('inventario.pdf', false)]
    const paid = aReservation({ status: 'confirmed', holdExpiresAt: null, files: [mine, theirs] })
    const page = await open(`/my-locations/reservations?reservation=${id}`, [paid])
    const detail = await openDetail('Taller Lastarria, pieza norte')
    expect(detail.queryByRole('button', { name: 'Quitar inventario.pdf' })).toBeNull()
    await page.user.click(detail.getByRole('button', { name: 'Quitar acta.pdf' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: '¿Quitar acta.pdf?', hidden: true }),
    )
    question.getByRole('button', { name: 'Quitar', hidden: true }).click()
    await waitFor(() => expect(detail.queryByText('acta.pdf')).toBeNull())
    expect(detail.getByText('inventario.pdf')).toBeTruthy()
  })
})
