// @vitest-environment jsdom
import { endpoints, type AdminProperty, type AdminReservation } from '@metrolibre/contract'
import {
  answers,
  aReservation,
  fireEvent,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, expect, it, vi } from 'vitest'
import remote from '../../remote.tsx'
import { adminProperty } from '../../testing/admin-property.ts'

const { adminLocations, adminReservations, adminRooms, images, adminUsers, zones } = endpoints

let property: AdminProperty
let api: FakeApi
/** What the answer to an offer waits for. */
let offerHeld: Promise<void> | undefined
afterEach(() => {
  offerHeld = undefined
  return api.close()
})

const person = {
  id: '0b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c12',
  companyName: null,
  lastName: '',
  email: 'a@b.example',
}
const booking = (firstName: string): AdminReservation => ({
  ...aReservation({ id: firstName === 'Quillay' ? newest : older }),
  client: { ...person, firstName },
  owner: { ...person, firstName: 'Camila' },
  paymentIntentId: null,
  transferReference: null,
})
const newest = '7b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c01'
const older = '7b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c02'

const changed = (changes: Partial<AdminProperty>): AdminProperty => {
  property = { ...property, ...changes }
  return property
}

const incomplete = {
  status: 422,
  code: 'validation',
  message: 'Este campo es obligatorio',
  fields: [
    { path: 'startLease', code: 'validation.required', message: 'Este campo es obligatorio' },
    { path: 'images', code: 'validation.image_required', message: 'Selecciona una imagen' },
  ],
}

const gone = { status: 404, code: 'not_found', message: 'No lo encontramos' } as const
const open = async (path: string, shown: AdminProperty) => {
  property = shown
  api = await startFakeApi([
    answers(adminLocations.detail, ({ params }) => (params['id'] === property.id ? property : refuse(gone))),
    answers(adminLocations.setValue, async () => {
      await offerHeld
      return {
        value: 1_850_000,
        dailyValue: null,
        currency: 'CLP' as const,
        stripePriceId: 'price_1',
        stripeProductId: 'prod_1',
      }
    }),
    answers(adminLocations.setActive, ({ body }) => changed(body as { isActive: boolean })),
    answers(adminLocations.history, () => ({
      events: [
        {
          id: '1',
          at: '2026-11-20T12:00:00.000Z',
          action: 'stage.owner',
          actor: null,
          before: { stage: 'evaluated' },
          after: { stage: 'declined' },
          reason: 'Con 720 firmo',
        },
      ],
      nextCursor: null,
    })),
    answers(adminLocations.markSeen, () => changed({ changedSinceVisit: [] })),
    answers(adminLocations.setStage, ({ body }) => {
      const { stage } = body as { stage: 'visit_scheduled' | 'submitted' }
      return stage === 'submitted' ? refuse(incomplete) : changed({ listingStatus: stage })
    }),
    answers(adminLocations.arrangeImages, ({ body }) => {
      const { cover } = body as { cover?: string }
      const chosen = property.imagesLocation.find(({ id }) => id === cover)
      return chosen ? changed({ image: chosen.image }) : property
    }),
    answers(adminRooms.setImageVisible, ({ params }) => ({
      ...property.imagesLocation.find(({ id }) => id === params['id'])!,
      isVisible: false,
    })),
    answers(adminRooms.update, ({ body }) =>
      (body as { ifUpdatedAt: string }).ifUpdatedAt === property.roomsDetails[0]!.updatedAt
        ? property.roomsDetails[0]!
        : refuse({ status: 409, code: 'changed_meanwhile', message: 'Otra persona lo cambió' }),
    ),
    answers(images.remove, ({ params }) => {
      changed({ imagesLocation: property.imagesLocation.filter(({ id }) => id !== params['id']) })
      return { message: 'ok' }
    }),
    answers(adminReservations.list, ({ query }) => {
      const isSecond = query.get('cursor') === 'second'
      return {
        reservations:
          query.get('locationId') === property.id ? [booking(isSecond ? 'Rayén' : 'Quillay')] : [],
        total: 2,
        totalIsExact: true,
        position: isSecond ? 1 : 0,
        nextCursor: isSecond ? null : 'second',
        previousCursor: isSecond ? 'first' : null,
      }
    }),
    answers(adminLocations.update, ({ body }) =>
      (body as { ifUpdatedAt: string }).ifUpdatedAt === property.updatedAt
        ? changed({ ...(body as object) })
        : refuse({ status: 409, code: 'changed_meanwhile', message: 'Otra persona lo cambió' }),
    ),
    answers(adminUsers.list, () => ({
      users: [],
      total: 0,
      totalIsExact: true,
      position: 0,
      nextCursor: null,
      previousCursor: null,
    })),
    answers(zones.list, () => ({
      zones: [
        {
          ...property.zone,
          lat: -33.45,
          long: -70.6,
          rate: 1,
          averageValue: 1,
          isActive: true,
          timeZone: 'America/Santiago' as const,
        },
      ],
    })),
  ])
  return renderRemote(remote, { path, api: api.baseUrl })
}
const sent = ({ id }: { id: string }) => api.calls.findLast((call) => call.endpointId === id)?.body
const path = `/admin/locations/detail/${adminProperty().id}`

it('shows a property in the words of its country', async () => {
  const { zone } = adminProperty()
  await open(path, adminProperty({ zone: { ...zone, country: 'Perú' } }))
  expect(await screen.findByText('Cocheras', {}, { timeout: 25_000 })).toBeTruthy()
})

it('sends an offer in minor units, and records an appointment', async () => {
  const page = await open(path, adminProperty())
  const value = await screen.findByLabelText('Valor que se ofrece')
  await page.user.type(value, '1850000')
  // The usual commission is filled in.
  expect(screen.getByLabelText<HTMLInputElement>('Comisión').value).toBe('8')
  await page.user.click(screen.getByRole('button', { name: 'Enviar oferta' }))
  const anyway = { name: 'Sí, enviarla', hidden: true }
  const confirm = await screen.findByRole('button', anyway, { timeout: 10_000 })
  expect(screen.getByRole('alertdialog', { hidden: true }).textContent).toContain('Nadie ha registrado')
  expect(sent(adminLocations.setValue)).toBeUndefined()
  fireEvent.click(confirm)
  await waitFor(() =>
    expect(sent(adminLocations.setValue)).toEqual({
      locationId: property.id,
      value: 1_850_000,
      commission: 8,
      validUntil: null,
      ifUpdatedAt: property.updatedAt,
    }),
  )
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /verificada.*valor/i }).disabled).toBe(true)
  expect(screen.getByText('Sin agendar')).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Marcar visita agendada' }))
  expect(await screen.findByRole('button', { name: 'Quitar la visita agendada' })).toBeTruthy()
  expect(screen.getByText('Agendada, sin hora registrada')).toBeTruthy()
  expect(sent(adminLocations.setStage)).toEqual({ stage: 'visit_scheduled', ifUpdatedAt: property.updatedAt })
})

it('asks before it sends an offer that is far from the estimate', async () => {
  const estimate = { low: 622_000, high: 760_000 }
  const page = await open(path, adminProperty({ estimate, inspection }))
  const value = await screen.findByLabelText('Valor que se ofrece')
  await page.user.type(value, '7000000')
  await page.user.click(screen.getByRole('button', { name: 'Enviar oferta' }))
  const asked = await screen.findByText(
    /^Ofreces \$\s7\.000\.000 y el estimado va de \$\s622\.000 a \$\s760\.000/,
  )
  expect(asked).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar', hidden: true }))
  await waitFor(() => expect(screen.queryByText(/^Ofreces/)).toBeNull())
  expect(sent(adminLocations.setValue)).toBeUndefined()
  await page.user.clear(value)
  await page.user.type(value, '700000')
  await page.user.click(screen.getByRole('button', { name: 'Enviar oferta' }))
  await waitFor(() => expect(sent(adminLocations.setValue)).toMatchObject({ value: 700_000, commission: 8 }))
})

const inspection = {
  at: '2026-11-20T13:00:00.000Z',
  by: { id: '0b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c77', firstName: 'Beatriz' },
  measures: [],
  note: '',
}

it('asks for the price below its field, instead of sending an offer without one or of nothing', async () => {
  const page = await open(path, adminProperty())
  await screen.findByLabelText('Valor que se ofrece')
  await page.user.click(screen.getByRole('button', { name: 'Enviar oferta' }))
  expect(await screen.findByText('Este campo es obligatorio')).toBeTruthy()
  const value = screen.getByLabelText('Valor que se ofrece')
  await waitFor(() => expect(value).toBe(document.activeElement))
  await page.user.type(value, '0')
  expect(await screen.findByText('Este campo debe ser mayor de 0')).toBeTruthy()
  expect(sent(adminLocations.setValue)).toBeUndefined()
})

it('keeps what is typed into an offer while it is being sent, and fills in the rest of a newer one', async () => {
  const page = await open(path, adminProperty({ inspection }))
  const value = await screen.findByLabelText<HTMLInputElement>('Valor que se ofrece')
  await page.user.type(value, '1850000')
  const sending = Promise.withResolvers<void>()
  offerHeld = sending.promise
  await page.user.click(screen.getByRole('button', { name: 'Enviar oferta' }))
  const note = screen.getByLabelText('Nota para el propietario')
  await page.user.type(note, 'Con andén')
  changed({
    mandate: {
      id: newest,
      state: 'offered',
      propertyName: property.name,
      propertyType: property.propertyType,
      currency: 'CLP',
      lines: [
        {
          room: null,
          unit: 'month',
          price: 1_850_000,
          commission: 0,
          net: 1_850_000,
          netPerYear: 22_200_000,
        },
      ],
      commission: 0,
      validUntil: '2026-12-31',
      expired: false,
      note: null,
      offeredAt: '2026-11-20T12:00:00.000Z',
      answeredAt: null,
      reason: null,
      signature: null,
      paperDate: null,
    },
  })
  sending.resolve()
  await screen.findByDisplayValue('2026-12-31')
  expect(screen.getByDisplayValue('Con andén')).toBe(note)
  expect(document.activeElement).toBe(note)
})

it('sends the value of a place that is rented by the hour alone', async () => {
  const page = await open(path, adminProperty({ isDaily: true, inspection }))
  await page.user.type(await screen.findByLabelText('Valor que se ofrece'), '9500')
  await page.user.click(screen.getByRole('button', { name: 'Enviar oferta' }))
  await waitFor(() =>
    expect(sent(adminLocations.setValue)).toEqual({
      locationId: property.id,
      dailyValue: 9500,
      commission: 8,
      validUntil: null,
      ifUpdatedAt: property.updatedAt,
    }),
  )
})

it('names the fields that a draft lacks when it cannot be handed in', async () => {
  const page = await open(path, adminProperty({ listingStatus: 'draft' }))
  await page.user.click(await screen.findByRole('button', { name: 'Enviar por su propietario' }))
  await screen.findByText('Arriendo desde: Este campo es obligatorio. Imágenes: Selecciona una imagen.')
})

it('shows the last day of the rental window, as its owner reads it', async () => {
  await open(path, adminProperty({ endLease: '2028-01-18' }))
  expect(await screen.findByText('17 de enero de 2028')).toBeTruthy()
})

it('shows why the owner declined the last offer, on the page and in its history', async () => {
  const reason = 'Con 720 firmo'
  const mandate: AdminProperty['mandate'] = {
    id: older,
    state: 'declined',
    propertyName: 'Nave norte',
    propertyType: 'galpon',
    currency: 'CLP',
    lines: [],
    commission: 8,
    validUntil: null,
    expired: false,
    note: null,
    offeredAt: '2026-11-18T12:00:00.000Z',
    answeredAt: '2026-11-20T12:00:00.000Z',
    reason,
    signature: null,
    paperDate: null,
  }
  // Handed in again: the answer to the former offer is what the next one has to meet.
  await open(path, adminProperty({ listingStatus: 'submitted', mandate }))
  expect(await screen.findByText(reason)).toBeTruthy()
  expect(screen.getByText('Última oferta rechazada')).toBeTruthy()
  await api.close()
  const page = await open(`${path}/history`, adminProperty({ listingStatus: 'declined', mandate }))
  await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2))
  page.unmount()
})

it('stops offering a property with the reason that its owner is sent', async () => {
  const page = await open(path, adminProperty({ listingStatus: 'published', isActive: true }))
  await page.user.click(await screen.findByRole('button', { name: 'Dejar de ofrecerla y decir por qué' }))
  const save = await screen.findByRole('button', { name: 'Mostrarla agotada' })
  await page.user.click(save)
  expect(sent(adminLocations.setActive)).toBeUndefined()
  await page.user.type(screen.getByLabelText(/^Por qué/), 'El techo gotea')
  await page.user.click(save)
  await screen.findByText('Se muestra agotada y su dueño recibe el motivo')
  expect(sent(adminLocations.setActive)).toEqual({
    id: property.id,
    isActive: false,
    reason: 'El techo gotea',
  })
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Dejar de ofrecerla y decir por qué' })).toBeNull(),
  )
})

it('shows what was changed since the visit until it was looked at', async () => {
  const at = '2026-11-20T12:00:00.000Z'
  const page = await open(path, adminProperty({ changedSinceVisit: [{ field: 'area', at }] }))
  expect(await screen.findByText(/^Superficie, /)).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Ya lo revisé' }))
  await waitFor(() => expect(screen.queryByText('Cambios después de la visita')).toBeNull())
  expect(sent(adminLocations.markSeen)).toEqual({ until: at })
})

it('hides photos, moves them and makes one the cover', async () => {
  const photo = (number: number) => ({
    id: `00000000-0000-4000-8000-00000000000${number}`,
    image: `/files/pictures/p${number}/320.webp`,
    imageVariants: [],
    isVisible: true,
  })
  const shown = adminProperty({ image: photo(1).image, imagesLocation: [photo(1), photo(2)] })
  const page = await open(`${path}/images`, shown)
  await page.user.click(await screen.findByRole('button', { name: 'Usar la imagen 2 como portada' }))
  const order = [photo(1).id, photo(2).id]
  await waitFor(() => expect(sent(adminLocations.arrangeImages)).toEqual({ order, cover: photo(2).id }))
  expect(await screen.findByText('La imagen 2 es la portada')).toBeTruthy()
  // The button that was pressed is gone; the keyboard stays at its picture.
  const second = screen.getByRole('switch', { name: 'Imagen 2: visible' })
  await waitFor(() => expect(document.activeElement).toBe(second))
  const earlier = screen.getByRole('button', { name: 'Mover antes la imagen 2' })
  await waitFor(() => expect(earlier.getAttribute('aria-disabled')).toBe('false'))
  await page.user.click(earlier)
  await waitFor(() => expect(sent(adminLocations.arrangeImages)).toEqual({ order: order.toReversed() }))
  const visible = screen.getByRole<HTMLInputElement>('switch', { name: 'Imagen 2: visible' })
  await waitFor(() => expect(visible.disabled).toBe(false))
  await page.user.click(visible)
  await waitFor(() => expect(sent(adminRooms.setImageVisible)).toEqual({ isVisible: false }))
  const remove = screen.getByRole('button', { name: 'Eliminar la imagen 1' })
  await waitFor(() => expect(remove.getAttribute('aria-disabled')).toBe('false'))
  await page.user.click(remove)
  await page.user.click(await screen.findByRole('button', { name: 'Eliminar' }))
  await waitFor(() => expect(screen.queryByRole('switch', { name: 'Imagen 2: visible' })).toBeNull())
  const only = screen.getByRole('switch', { name: 'Imagen 1: visible' })
  await waitFor(() => expect(document.activeElement).toBe(only))
})

it('keeps what was typed when another admin was faster, and says what changed', async () => {
  const page = await open(`/admin/locations/details/${adminProperty().id}`, adminProperty())
  const name = await screen.findByLabelText('Nombre')
  changed({ area: 620, updatedAt: '2026-11-03T12:00:00.000Z' })
  await page.user.type(name, ' grande')
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await page.user.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Otra persona guardó cambios mientras editabas.')
  // On a phone the button is far below it.
  await waitFor(() =>
    expect(scrolled.mock.contexts).toEqual([
      expect.objectContaining({ textContent: expect.stringContaining('Otra persona guardó cambios') }),
    ]),
  )
  scrolled.mockRestore()
  expect(screen.getByText(/Superficie.*620/)).toBeTruthy()
  expect((name as HTMLInputElement).value).toBe('Nave norte grande')
  await page.user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(page.address()).toBe(path))
  expect(sent(adminLocations.update)).toEqual({
    id: property.id,
    name: 'Nave norte grande',
    ifUpdatedAt: '2026-11-03T12:00:00.000Z',
  })
})

const room: AdminProperty['roomsDetails'][number] = {
  id: newest,
  locationId: adminProperty().id,
  name: 'Nave A',
  image: null,
  imageVariants: [],
  description: '',
  lang: 'es',
  squareMeter: 280,
  value: 480_000,
  dailyValue: null,
  currency: 'CLP',
  isDaily: false,
  isActive: true,
  included: [],
  imagesRoom: [],
  startLease: null,
  endLease: null,
  isDeleted: false,
  awaitsReview: false,
  stripePriceId: null,
  updatedAt: adminProperty().updatedAt,
}

it('sets one price for all rooms that are rented in the same unit, before it is sent', async () => {
  const rooms = [1, 2, 3].map((number) => ({
    ...room,
    id: newest.slice(0, -2) + String(10 + number),
    name: `Oficina ${number}`,
    isDaily: number === 3,
    dailyValue: number === 3 ? 9000 : null,
  }))
  const page = await open(path, adminProperty({ propertyType: 'room', roomsDetails: rooms, inspection }))
  const one = await screen.findByLabelText('El mismo valor para los 2 espacios')
  await page.user.click(screen.getByRole('button', { name: 'Ponerlo en los 2' }))
  expect(await screen.findByText('Este campo es obligatorio')).toBeTruthy()
  await page.user.type(one, '90.000{Enter}')
  expect(await screen.findByText('Pusimos el valor en los 2 espacios. Falta enviar.')).toBeTruthy()
  expect(sent(adminLocations.setValue)).toBeUndefined()
  await page.user.click(screen.getByRole('button', { name: 'Enviar oferta' }))
  await waitFor(() =>
    expect(sent(adminLocations.setValue)).toMatchObject({
      rooms: [
        { id: rooms[0]!.id, value: 90_000 },
        { id: rooms[1]!.id, value: 90_000 },
        { id: rooms[2]!.id, dailyValue: 9000 },
      ],
    }),
  )
})

it('shows and changes what a shed is chosen by, and says what another admin changed of it', async () => {
  const shed = { clearHeight: 750, floorLoad: 3000, threePhase: true, fence: false }
  const shown = await open(path, adminProperty(shed))
  const rows = () =>
    Object.fromEntries(
      [...document.querySelectorAll('[aria-labelledby=facts-measures] dl > div')].map(({ children }) =>
        [...children].map(({ textContent }) => textContent),
      ),
    )
  await screen.findByText('Altura libre')
  expect(rows()).toMatchObject({
    'Altura libre': '7,5\u00a0m',
    'Carga que soporta el piso': '3.000\u00a0kg/m²',
    'Corriente trifásica': 'Sí',
    'Cierre perimetral': 'No',
    'Suministro de agua': rows()['Uso de suelo'],
  })
  shown.unmount()
  await api.close()

  const page = await open(`/admin/locations/details/${adminProperty().id}`, adminProperty(shed))
  const height = await screen.findByLabelText('Altura libre')
  expect(height).toHaveProperty('value', '7,5')
  changed({ floorLoad: 2500, water: true, updatedAt: '2026-11-03T12:00:00.000Z' })
  await page.user.clear(height)
  await page.user.type(height, '8')
  await page.user.selectOptions(screen.getByLabelText('Cierre perimetral'), 'Sí')
  await page.user.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Otra persona guardó cambios mientras editabas.')
  expect(screen.getByText(/Carga que soporta el piso.*2\.500.*kg/)).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(page.address()).toBe(path))
  expect(sent(adminLocations.update)).toEqual({
    id: property.id,
    clearHeight: 800,
    fence: true,
    ifUpdatedAt: '2026-11-03T12:00:00.000Z',
  })
})

it('keeps what was typed of a room when another admin was faster, and replaces it after that was said', async () => {
  const place = adminProperty()
  const page = await open(`${path}/rooms/${newest}`, { ...place, roomsDetails: [room] })
  const name = await screen.findByLabelText('Nombre')
  const updatedAt = '2026-11-03T12:00:00.000Z'
  changed({ roomsDetails: [{ ...room, value: 510_000, updatedAt }] })
  await page.user.type(name, ' con andén')
  await page.user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect((await screen.findByText(/^Valor mensual.*510\.000/)).textContent).toContain('$')
  expect((name as HTMLInputElement).value).toBe('Nave A con andén')
  await page.user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(page.address()).toBe(`${path}/rooms`))
  expect(sent(adminRooms.update)).toMatchObject({ name: 'Nave A con andén', ifUpdatedAt: updatedAt })
})

it('lists its bookings page by page, and leads to one of them', async () => {
  const page = await open(path, adminProperty({ bookings: { all: 2, live: 1 } }))
  await page.user.click(await screen.findByRole('link', { name: /^Reservas.*2$/ }))
  const first = await screen.findByRole('link', { name: /Quillay/ })
  expect(first.getAttribute('href')).toBe(`/admin/reservations?reservation=${newest}`)
  await page.user.click(screen.getByRole('button', { name: 'Siguientes' }))
  await screen.findByRole('link', { name: /Rayén/ })
  expect(page.address()).toBe(`${path}/bookings?cursor=second`)
  await page.user.click(screen.getByRole('button', { name: 'Anteriores' }))
  await screen.findByRole('link', { name: /Quillay/ })
})

it('writes the area in its title line as the language does', async () => {
  await open(`${path}/rooms`, adminProperty({ area: 70.5 }))
  expect(await screen.findByText(/ · 70,5 m² · /)).toBeTruthy()
})

it('leads from a property that is gone back to the list', async () => {
  const page = await open('/admin/locations/detail/nope', adminProperty())
  expect(await screen.findByRole('heading', { level: 1, name: 'No lo encontramos' })).toBeTruthy()
  await page.user.click(screen.getByRole('link', { name: 'Ver la lista' }))
  await waitFor(() => expect(page.address()).toBe('/admin/locations'))
})
