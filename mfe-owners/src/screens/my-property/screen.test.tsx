// @vitest-environment jsdom
import {
  addDays,
  addMonths,
  dateAt,
  endpoints,
  startOfDay,
  type Block,
  type Ledger,
  type OwnedProperty,
  type OwnerReservation,
} from '@metrolibre/contract'
import {
  answers,
  aReservation,
  aUser,
  fireEvent,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  within,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, describe, expect, it } from 'vitest'
import remote from '../../remote.tsx'
import { nunoa, ownProperty } from '../../testing/own-property.ts'
import { ownRoom } from '../../testing/own-room.ts'

let api: FakeApi
afterEach(() => api.close())

const published = ownProperty({
  name: 'Taller Matta',
  listingStatus: 'published',
  startLease: '2026-01-01',
  endLease: '2090-01-01',
})
const at = (day: string) => startOfDay(day, 'America/Santiago')
const booked: OwnerReservation = {
  ...aReservation({ status: 'confirmed', holdExpiresAt: null, room: null }),
  client: { id: aUser().id, firstName: 'Rosa', lastName: 'Ejemplo', companyName: 'Taller Greda SpA' },
}

const aRoom = ownRoom()

const place = { locationId: published.id, name: 'Taller Matta', currency: 'CLP' as const }
const sums = { ...place, commission: 0, commissionBack: 0, transferred: 0, balance: 0, reservations: 1 }
const paid: Ledger = {
  rows: [
    { ...sums, month: '2026-10', paid: 310_000, refunded: 10_000 },
    { ...sums, month: '2025-12', paid: 200_000, refunded: 0 },
    { ...sums, month: '2025-11', paid: 999_000, refunded: 0 },
  ],
  payments: [
    {
      ...place,
      reservationId: booked.id,
      room: 'Altillo',
      client: 'Encuadernación Pudú SpA',
      date: '2026-10-02',
      method: 'card',
      amount: 310_000,
      refunded: 10_000,
      status: 'part_refunded',
      isDaily: false,
      timeQuantity: 1,
    },
  ],
  returns: [],
  transfers: [],
  balances: [],
  serverTime: Date.parse('2026-11-23T15:00:00Z'),
}

/** Changes the property as another tab or an admin would. */
let elsewhere: (changes: Partial<OwnedProperty>) => void

/** Payments that are still to come. */
let awaited: Ledger['payments'] = []
afterEach(() => {
  awaited = []
})

/** Called before a change of the property is answered. */
let onUpdate: () => Promise<void> | undefined

const open = async (property = published, blocks: Block[] = [], reservation = booked, anchor = '') => {
  let now = property
  onUpdate = () => undefined
  elsewhere = (changes) => {
    now = { ...now, ...changes }
  }
  api = await startFakeApi([
    answers(endpoints.currency.list, () => ({ currencies: [] })),
    answers(endpoints.ownLocations.one, () => now),
    answers(endpoints.reservations.mine, () => ({
      view: 'owner' as const,
      nextCursor: null,
      reservations: [reservation],
    })),
    answers(endpoints.ledger.list, () => ({ ...paid, payments: [...paid.payments, ...awaited] })),
    answers(endpoints.ownBlocks.list, () => ({ blocks })),
    answers(endpoints.ownBlocks.create, ({ body }) => {
      const sent = body as Pick<Block, 'roomId' | 'range' | 'note'>
      blocks.push({
        ...sent,
        id: '1f473457-8f51-48af-8c08-a9a5708c01a8',
        created: '2026-11-01T00:00:00.000Z',
      })
      return blocks[0]!
    }),
    answers(endpoints.ownBlocks.move, ({ body }) => {
      blocks[0] = { ...blocks[0]!, ...(body as Pick<Block, 'range'>) }
      return blocks[0]
    }),
    answers(endpoints.ownBlocks.remove, () => {
      blocks.pop()
      return { message: 'Liberado' }
    }),
    answers(endpoints.ownLocations.extendLease, ({ body }) => (now = { ...now, ...(body as object) })),
    answers(endpoints.zones.list, () => ({ zones: [nunoa] })),
    answers(endpoints.ownLocations.update, async ({ body }) => {
      await onUpdate()
      const { costsConfirmed, ...changes } = body as { costsConfirmed?: true }
      return (now = { ...now, ...changes, ...(costsConfirmed && { costsToConfirm: false }) })
    }),
    answers(endpoints.ownRooms.setActive, ({ body }) => {
      const [first, ...others] = now.roomsDetails
      now = { ...now, roomsDetails: [{ ...first!, ...(body as object) }, ...others] }
      return now.roomsDetails[0]!
    }),
    answers(endpoints.ownLocations.setActive, ({ body }) => (now = { ...now, ...(body as object) })),
  ])
  return renderRemote(remote, {
    path: `/my-locations/locations/${property.id}${anchor}`,
    api: api.baseUrl,
    user: aUser({ isOwner: true }),
  })
}
const sent = (endpointId: string) => api.calls.find((call) => call.endpointId === endpointId)?.body

describe('one of my properties', () => {
  it('shows what was paid in twelve months as a chart that is a table, and who paid last', async () => {
    await open()
    const chart = within(
      await screen.findByRole('table', { name: /de diciembre de 2025 a noviembre de 2026/ }),
    )
    expect(chart.getAllByRole('row')).toHaveLength(12)
    const october = chart.getByRole('row', { name: /octubre de 2026/ })
    expect(within(october).getByText(/300\.000/)).toBeTruthy()
    expect(screen.getByText(/^12 meses/).textContent).toContain('500.000')
    expect(screen.getByRole('heading', { name: 'octubre de 2026' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Encuadernación Pudú SpA' }).getAttribute('href')).toContain(
      booked.id,
    )
    expect(screen.getByRole('link', { name: 'Ver y exportar pagos' }).getAttribute('href')).toContain(
      `property=${published.id}`,
    )
  })

  it('leads to the request of the tenant who asks to cancel', async () => {
    await open(published, [], {
      ...booked,
      cancellation: {
        status: 'open',
        reason: 'other',
        message: '',
        refund: 0,
        asked: '2026-11-20T15:00:00.000Z',
        answerUntil: Date.parse('2026-11-23T15:00:00Z'),
        ended: null,
        endedBy: null,
      },
    })
    expect((await screen.findByRole('link', { name: 'Contestar' })).getAttribute('href')).toBe(
      `/my-locations/reservations/${booked.id}/cancel?view=owner`,
    )
  })

  it('blocks a free period and frees it again, but not one that is booked', async () => {
    const page = await open()
    await page.user.click(await screen.findByRole('button', { name: 'Bloquear fechas' }))
    const form = within(await screen.findByRole('dialog', { name: 'Bloquear fechas' }))
    const put = (label: string, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } })
    const save = form.getByRole('button', { name: 'Guardar bloqueo' })
    put('Desde', '2020-01-02')
    put('Hasta', '2020-01-01')
    await page.user.click(save)
    expect(await form.findByText('Elige un día desde hoy')).toBeTruthy()
    put('Hasta', '2020-01-03')
    expect(form.queryByText(/Está libre/)).toBeNull()
    put('Desde', '2081-01-01')
    put('Hasta', '2081-01-10')
    await form.findByText('Ese período ya está tomado')
    put('Desde', '2080-05-01')
    put('Hasta', '2080-05-31')
    await form.findByText(/Está libre/)
    await page.user.type(form.getByLabelText('Motivo (opcional)'), 'Pintura')
    await page.user.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('ownBlocks.create')).toMatchObject({
      range: { start: at('2080-05-01'), end: at('2080-06-01') },
      note: 'Pintura',
      roomId: null,
    })
    const list = within(screen.getByRole('list', { name: 'Lo que viene' }))
    expect(await list.findByText('Pintura')).toBeTruthy()
    expect(list.getByText('Taller Greda SpA')).toBeTruthy()
    await page.user.click(list.getByRole('button', { name: 'Liberar' }))
    await page.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Liberar' }),
    )
    await waitFor(() => expect(list.queryByText('Pintura')).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lo que viene' })),
    )
  })

  it('moves the end of a block by keyboard, and saves it only when asked to', async () => {
    const today = dateAt(Date.now(), 'America/Santiago')
    const day = (after: number) => at(addDays(today, after))
    const painting: Block = {
      id: '1f473457-8f51-48af-8c08-a9a5708c01a8',
      roomId: null,
      range: { start: day(5), end: day(8) },
      note: 'Pintura',
      created: '2026-11-01T00:00:00.000Z',
    }
    const page = await open(published, [painting])
    const end = await screen.findByRole('slider', { name: 'Fin del bloqueo Pintura' })
    end.focus()
    await page.user.keyboard('{ArrowRight}')
    await screen.findByRole('button', { name: 'Dejar como estaba' })
    await page.user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Dejar como estaba' })).toBeNull()
    await page.user.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(end)
    expect(sent('ownBlocks.move')).toBeUndefined()
    await page.user.click(screen.getByRole('button', { name: 'Guardar bloqueo' }))
    await waitFor(() => expect(sent('ownBlocks.move')).toEqual({ range: { start: day(5), end: day(10) } }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dejar como estaba' })).toBeNull())
    expect(document.activeElement).toBe(end)
  })

  it('extends the window by months, and never to before the last booked day', async () => {
    const page = await open()
    const lastDay = await screen.findByLabelText('Último día')
    fireEvent.change(lastDay, { target: { value: '2081-01-31' } })
    await screen.findByText(/Hay una reserva hasta/)
    await page.user.click(screen.getByRole('button', { name: /\+3 meses/ }))
    await screen.findByText(/Se abre a reservas nuevas/)
    await page.user.click(screen.getByRole('button', { name: /Dejar hasta el/ }))
    await waitFor(() =>
      expect(sent('ownLocations.extendLease')).toEqual({ endLease: addMonths('2090-01-01', 3) }),
    )
  })

  it('is put on hold after saying what closes and what stays', async () => {
    const page = await open()
    await page.user.click(await screen.findByRole('switch', { name: 'Se puede reservar' }))
    const question = within(await screen.findByRole('alertdialog', { name: '¿Pausar Taller Matta?' }))
    expect(question.getByText(/Sigue igual: una reserva pagada/)).toBeTruthy()
    await page.user.click(question.getByRole('button', { name: 'Pausar' }))
    await waitFor(() => expect(sent('ownLocations.setActive')).toEqual({ isActive: false }))
    expect(await screen.findAllByText('En pausa')).toBeTruthy()
  })

  it('says what a room waits for, and calls none bookable before its property is published', async () => {
    const roomsDetails = [
      aRoom,
      {
        ...aRoom,
        id: booked.id,
        name: 'Patio',
        awaitsReview: true,
        reviewBy: '2026-12-02',
        isActive: false,
      },
    ]
    await open({ ...published, propertyType: 'room', listingStatus: 'accepted', roomsDetails })
    expect(
      await screen.findByText(/revisa Patio y su precio a más tardar el 2 de diciembre de 2026/),
    ).toBeTruthy()
    expect(screen.getByText('Por revisar')).toBeTruthy()
    expect(screen.queryByText('Se puede reservar')).toBeNull()
  })

  it('says what was measured, offers or withholds each room, and names the next payment', async () => {
    const page = await open({
      ...published,
      openingHours: { from: 10, to: 19 },
      measured: {
        at: '2026-04-12T15:00:00.000Z',
        measures: [
          { name: 'Front', value: 7.3, unit: 'm' },
          { name: 'Altillo', value: 2, unit: 'm' },
        ],
      },
      roomsDetails: [aRoom, { ...aRoom, id: booked.id, name: 'Patio', awaitsReview: true, isActive: false }],
    })
    expect(await screen.findByText('12 de abril de 2026')).toBeTruthy()
    expect(screen.getByText('Frente: 7,3 m · Altillo: 2 m')).toBeTruthy()
    expect(screen.getByText('9:00–19:00')).toBeTruthy()
    expect(await screen.findByText('Ninguno pendiente')).toBeTruthy()
    expect(screen.queryByRole('switch', { name: /Patio/ })).toBeNull()
    await page.user.click(screen.getByRole('switch', { name: 'Altillo se puede reservar' }))
    await waitFor(() => expect(sent('ownRooms.setActive')).toEqual({ isActive: false }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('switch', { name: /Altillo/ }).checked).toBe(false),
    )
  })

  it.each([
    ['card', '$ 310.000, con tarjeta desde el 3 de marzo de 2027'],
    ['transfer', '$ 310.000, por transferencia hasta el 3 de marzo de 2027'],
  ] as const)('names a next payment by %s as it is paid', async (method, said) => {
    awaited = [{ ...paid.payments[0]!, date: '2027-03-03', method, refunded: 0, status: 'expected' }]
    await open()
    await screen.findByText((text) => text.replaceAll('\u00a0', ' ') === said)
  })

  it('says that there is no mandate to download when it was signed on paper', async () => {
    const page = await open()
    await page.user.click(await screen.findByRole('button', { name: 'Contrato firmado' }))
    expect(await screen.findByRole('alertdialog', { name: 'Tu mandato no está aquí' })).toBeTruthy()
  })

  it('is asked what is paid besides the rent, as it is shown until then, and is no more once that was confirmed', async () => {
    const assumed = { depositMonths: 1, commonExpenses: 20_000, garage: 2, parking: 20_000 }
    const asked = { ...published, ...assumed, costsToConfirm: true }
    const { user } = await open(asked, [], booked, '#costs')
    const ask = await screen.findByRole('link', { name: 'Revisar y confirmar: Taller Matta' })
    expect(ask.getAttribute('href')).toBe(`/my-locations/locations/${published.id}#costs`)
    const deposit = await screen.findByRole('group', { name: /^Garantía/ })
    expect(within(deposit).getByRole('radio', { name: /^Un mes/ })).toHaveProperty('checked', true)
    const parking = screen.getByRole('group', { name: /^Estacionamiento/ })
    await user.click(within(parking).getByRole('radio', { name: 'Sin costo aparte' }))
    await user.click(screen.getByRole('button', { name: 'Confirmar y guardar' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Revisar y confirmar/ })).toBeNull())
    expect(sent('ownLocations.update')).toEqual({
      deposit: null,
      depositMonths: 1,
      depositIsLost: false,
      keepsDeposit: false,
      commonExpenses: 20_000,
      expensesCover: [],
      parking: 0,
      costsConfirmed: true,
    })
    expect(screen.getByText('No se cobra')).toBeTruthy()
  })

  it('is changed in place, after saying what a change leads to', async () => {
    const page = await open()
    await page.user.click(await screen.findByRole('button', { name: 'Editar: Medidas' }))
    await screen.findByText('Un inspector verificó estos datos')
    const area = await screen.findByLabelText(/^Superficie construida/)
    await page.user.clear(area)
    await page.user.type(area, '64')
    await page.user.click(screen.getByRole('button', { name: 'Guardar cambios' }))
    await waitFor(() => expect(sent('ownLocations.update')).toEqual({ area: 64 }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Editar: Medidas' }))
  })

  it('shows what was changed elsewhere, without taking it back or losing what is typed', async () => {
    const page = await open()
    await page.user.click(await screen.findByRole('button', { name: 'Editar: Medidas' }))
    const area = await screen.findByLabelText<HTMLInputElement>(/^Superficie construida/)
    await page.user.clear(area)
    await page.user.type(area, '64')
    elsewhere({ name: 'Taller Nuevo', bathrooms: 3 })
    window.dispatchEvent(new Event('visibilitychange'))
    await screen.findByRole('heading', { level: 1, name: 'Taller Nuevo' })
    expect(area.value).toBe('64')
    await page.user.click(screen.getByRole('button', { name: 'Guardar cambios' }))
    await waitFor(() => expect(sent('ownLocations.update')).toEqual({ area: 64 }))
  })
  it('stays open with what is typed while the rest is being saved', async () => {
    const page = await open()
    await page.user.click(await screen.findByRole('button', { name: 'Editar: Medidas' }))
    const area = await screen.findByLabelText<HTMLInputElement>(/^Superficie construida/)
    const retype = async (text: string) => {
      await page.user.clear(area)
      await page.user.type(area, text)
    }
    await retype('64')
    onUpdate = () => retype('65')
    await page.user.click(screen.getByRole('button', { name: 'Guardar cambios' }))
    await screen.findByText('Guardado')
    expect(area.value).toBe('65')
    onUpdate = () => undefined
    await page.user.click(screen.getByRole('button', { name: 'Guardar cambios' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull())
    const all = api.calls.filter(({ endpointId }) => endpointId === 'ownLocations.update')
    expect(all.map(({ body }) => body)).toEqual([{ area: 64 }, { area: 65 }])
  })
})
