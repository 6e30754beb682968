// @vitest-environment jsdom
import {
  endpoints,
  listingStages,
  type FoundAddress,
  type OwnedProperty,
  type StageCounts,
} from '@metrolibre/contract'
import {
  act,
  aUser,
  answers,
  fireEvent,
  loseAnswer,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  within,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import remote from '../../remote.tsx'
import { barranco, nunoa, ownProperty } from '../../testing/own-property.ts'
import { ownRoom } from '../../testing/own-room.ts'

let api: FakeApi
let stored: OwnedProperty | undefined
/** What happens to the next calls that save: they fail, unless nothing happens. */
let faults: (() => undefined)[]

/** For what the calls that save wait. */
let held: Promise<void> | undefined

/** What a search for an address finds. */
let search: (text: string) => { available: boolean; addresses: FoundAddress[] }

const fail = () => faults.shift()?.()
const { ownLocations } = endpoints
const noneYet = Object.fromEntries(listingStages.map((stage) => [stage, 0])) as StageCounts

beforeEach(async () => {
  localStorage.clear()
  localStorage.setItem(
    'metrolibre.consent',
    JSON.stringify({ choice: 'declined', version: '2026-11', at: '2026-11-01T12:00:00.000Z' }),
  )
  stored = undefined
  faults = []
  held = undefined
  search = () => ({ available: true, addresses: [] })
  const write = (body: object): OwnedProperty => (stored = { ...(stored ?? ownProperty()), ...body })
  api = await startFakeApi([
    answers(endpoints.zones.list, () => ({ zones: [barranco, nunoa] })),
    answers(ownLocations.mine, () => ({ locations: [], counts: noneYet, nextCursor: null })),
    answers(ownLocations.one, () => stored ?? refuse({ status: 404, code: 'not_found', message: 'No' })),
    answers(ownLocations.addresses, ({ body }) => search((body as { text: string }).text)),
    answers(ownLocations.create, ({ body }) => {
      const { zone: _zone, ...rest } = body as { zone: string }
      // The server did its work even if its answer is lost.
      const answer = write(rest)
      fail()
      return answer
    }),
    answers(ownLocations.arrangeImages, ({ body }) => {
      const { order, cover } = body as { order: string[]; cover?: string }
      const photos = order.map((id) => stored!.imagesLocation.find((one) => one.id === id)!)
      return write({
        imagesLocation: photos,
        ...(cover && { image: photos.find(({ id }) => id === cover)!.image }),
      })
    }),
    answers(endpoints.images.remove, ({ params }) => {
      write({ imagesLocation: stored!.imagesLocation.filter(({ id }) => id !== params.id) })
      return { message: 'Listo' }
    }),
    answers(endpoints.manyRooms.copy, ({ body }) => {
      const fault = fail()
      if (fault) return fault
      const { count, roomCount } = body as { count: number; roomCount: number }
      write({ roomsDetails: numberedRooms(roomCount + count) })
      return { rooms: stored!.roomsDetails }
    }),
    answers(endpoints.manyRooms.setPrices, () => ({ rooms: stored!.roomsDetails })),
    answers(endpoints.ownRooms.update, () => ({ ...ownRoom(), awaitsReview: true, reviewBy: '2026-12-03' })),
    answers(ownLocations.update, async ({ body }) => {
      await held
      fail()
      const { lat, long, zone: _zone, ...rest } = body as { lat?: number; long?: number; zone?: string }
      return write({ ...rest, ...(lat !== undefined && { exactLat: lat, exactLong: long }) })
    }),
  ])
})
afterEach(() => {
  vi.useRealTimers()
  return api.close()
})

const open = (path = '/propiedad/cargar', who: Parameters<typeof aUser>[0] = {}) =>
  renderRemote(remote, { path, api: api.baseUrl, user: aUser(who) })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const next = () => screen.getByRole('button', { name: /^(Siguiente|Calcular arriendo)$/ })
const bodies = (id: string) => api.calls.filter(({ endpointId }) => endpointId === id).map(({ body }) => body)

it('asks for the kind first, and begins a draft once the place is known, only once', async () => {
  const { user, address } = await open()
  await heading('Cuéntanos qué tienes')
  await user.click(next())
  expect(await screen.findAllByText('Este campo es obligatorio')).not.toHaveLength(0)
  await user.click(screen.getByRole('radio', { name: 'Propiedad entera' }))
  await user.type(screen.getByLabelText('Nombre de la propiedad'), 'Casa Sucre')
  await user.click(next())
  await heading('Dónde está')
  await user.type(screen.getByLabelText('Dirección'), 'Sucre 12')
  await user.click(next())
  expect(await screen.findByText('Es necesario seleccionar la ubicación')).toBeTruthy()
  const zone = screen.getByRole('combobox', { name: 'Comuna o distrito' })
  expect(document.activeElement).toBe(zone)
  await user.type(zone, 'atlant')
  expect(await screen.findAllByText(/No tenemos una comuna o distrito llamado «atlant»/)).not.toHaveLength(0)
  await user.clear(zone)
  await user.type(zone, 'nuno')
  await user.click(await screen.findByRole('option', { name: /Ñuñoa/ }))
  faults = [loseAnswer]
  await user.click(next())
  await heading('Cuánto mide y cómo está')
  expect(await screen.findByText('Guardado en este equipo. Se envía cuando continúes.')).toBeTruthy()
  await user.type(screen.getByLabelText('Superficie construida'), '48')
  await user.click(next())
  await heading('Qué incluye')
  await waitFor(() => expect(address()).toContain('property='))
  const keys = api.calls
    .filter(({ endpointId }) => endpointId === 'ownLocations.create')
    .map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  // What was typed before there was a draft is saved with it.
  expect(stored).toMatchObject({ name: 'Casa Sucre', address: 'Sucre 12', area: 48 })
})

it('saves what the owner says that the property can be used for', async () => {
  stored = ownProperty({ name: 'Casa Sucre', uses: ['workshop'] })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=kind`)
  await heading('Cuéntanos qué tienes')
  expect(screen.getByRole('checkbox', { name: 'Taller' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('checkbox', { name: 'Sala de ensayo' }))
  await user.click(next())
  await heading('Dónde está')
  expect(stored.uses).toEqual(['workshop', 'rehearsal'])
})

it('asks a shed for what sheds are chosen by, and states nothing that was not answered', async () => {
  stored = ownProperty({
    name: 'Nave Sucre',
    propertyType: 'galpon',
    area: 500,
    clearHeight: 600,
    fence: true,
  })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=measure`)
  await heading('Cuánto mide y cómo está')
  const height = screen.getByLabelText(/^Altura libre/)
  expect(height).toHaveProperty('value', '6')
  await user.clear(height)
  await user.type(height, '7,55')
  await user.type(screen.getByLabelText(/^Ancho del portón/), '4')
  await user.type(screen.getByLabelText(/^Carga que soporta el piso/), '3.000')
  await user.click(next())
  await heading('Qué incluye')
  expect(screen.getByLabelText('Cierre perimetral')).toHaveProperty('value', 'yes')
  await user.selectOptions(screen.getByLabelText('Corriente trifásica'), 'Sí')
  await user.selectOptions(screen.getByLabelText('Suministro de agua'), 'No')
  await user.selectOptions(screen.getByLabelText('Cierre perimetral'), 'Sin indicar')
  await user.click(next())
  await heading('Fotos')
  expect(stored).toMatchObject({
    clearHeight: 755,
    gateWidth: 400,
    gateHeight: null,
    floorLoad: 3000,
    threePhase: true,
    truckAccess: null,
    water: false,
    fence: null,
  })
})

it('asks a plot for its gate and not for a height, and a house for neither', async () => {
  stored = ownProperty({ name: 'Lote Sucre', propertyType: 'terreno', area: 500 })
  const plot = await open(`/propiedad/cargar?property=${stored.id}&step=measure`)
  await heading('Cuánto mide y cómo está')
  expect(screen.getByLabelText(/^Alto del portón/)).toBeTruthy()
  expect(screen.queryByLabelText(/^Altura libre/)).toBeNull()
  plot.unmount()
  stored = ownProperty({ name: 'Casa Sucre', area: 500 })
  await open(`/propiedad/cargar?property=${stored.id}&step=services`)
  await heading('Qué incluye')
  expect(screen.queryByLabelText('Corriente trifásica')).toBeNull()
})

it('saves name and address with the draft, because the device keeps nothing before the question about cookies', async () => {
  localStorage.clear()
  const { user } = await open()
  await heading('Cuéntanos qué tienes')
  await user.click(screen.getByRole('radio', { name: 'Propiedad entera' }))
  await user.type(screen.getByLabelText('Nombre de la propiedad'), 'Casa Sucre')
  await user.click(next())
  await heading('Dónde está')
  await user.type(screen.getByLabelText('Dirección'), 'Sucre 12')
  await user.type(screen.getByRole('combobox', { name: 'Comuna o distrito' }), 'nuno{Enter}')
  // The draft is begun, but saving the rest fails: the page stays, and another attempt makes no second draft.
  const works = () => undefined
  faults = [works, () => refuse({ status: 503, code: 'unavailable', message: 'No' })]
  await user.click(next())
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button'))
  await waitFor(() => expect(next().getAttribute('aria-busy')).toBeNull())
  expect(screen.getByText(/Solo está en esta página/)).toBeTruthy()
  await user.click(next())
  await heading('Cuánto mide y cómo está')
  expect(stored).toMatchObject({ name: 'Casa Sucre', address: 'Sucre 12' })
  expect(screen.getByText('Casa Sucre')).toBeTruthy()
  expect(localStorage).toHaveLength(0)
})

it('finds the address that is typed, and takes street, comuna and pin from the one that is chosen', async () => {
  stored = ownProperty({ name: 'Casa Sucre' })
  const found = { address: 'Calle El Diapasón 240', zone: barranco.id, lat: -12.1451, long: -77.0191 }
  search = (text) =>
    text === 'El Eco 12'
      ? refuse({ status: 503, code: 'unavailable', message: 'No' })
      : { available: true, addresses: [found] }
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=place`)
  await heading('Dónde está')
  const address = screen.getByRole<HTMLInputElement>('combobox', { name: 'Dirección' })
  // Typed in no time, so that it is one text however busy the machine is.
  const type = (...values: string[]) => {
    for (const value of values) fireEvent.change(address, { target: { value } })
  }
  await user.click(address)
  type('El', 'El Eco', 'El Eco 12')
  expect(await screen.findByText(/Ahora no podemos buscarla: escríbela y elige la comuna\./)).toBeTruthy()
  type('', 'dia', 'diapa', 'diapason')
  const option = await screen.findByRole('option', { name: /Calle El Diapasón 240.*Barranco/ })
  expect(option.getAttribute('aria-selected')).toBe('false')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(address.value).toBe('Calle El Diapasón 240')
  // This browser can't draw the map, and needs none.
  expect(screen.getByText(/La marca está en la dirección que elegiste\./)).toBeTruthy()
  expect(screen.queryByRole('option')).toBeNull()
  // Only what was typed in one go is asked for.
  expect(bodies('ownLocations.addresses')).toMatchObject([{ text: 'El Eco 12' }, { text: 'diapason' }])
  await user.click(next())
  await heading('Cuánto mide y cómo está')
  expect(stored).toMatchObject({ address: 'Calle El Diapasón 240', exactLat: -12.1451, exactLong: -77.0191 })
  expect(bodies('ownLocations.update')).toMatchObject([{ zone: barranco.id }])
})

it('keeps what was typed when saving fails, and goes on once it works', async () => {
  const answered = { deposit: 0, commonExpenses: 0 }
  stored = ownProperty({ name: 'Casa Sucre', address: 'Sucre 12', area: 48, ...answered })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=rent`)
  await heading('Cuándo y por cuánto')
  await user.type(screen.getByLabelText('Se arrienda desde'), '2027-03-01')
  await user.type(screen.getByLabelText('Hasta'), '2027-02-01')
  await user.click(next())
  expect(await screen.findByText('El último día no puede ser anterior al primero')).toBeTruthy()
  await user.clear(screen.getByLabelText('Hasta'))
  await user.type(screen.getByLabelText('Hasta'), '2028-02-29')
  const expected = screen.getByLabelText(/Cuánto esperas recibir/)
  await user.type(expected, '-1')
  await user.click(next())
  expect(await screen.findByText('Este campo debe ser 0 o más')).toBeTruthy()
  await user.clear(expected)
  await user.type(expected, '450000')
  const broken = () => refuse({ status: 503, code: 'unavailable', message: 'El servicio no está disponible' })
  faults = [broken]
  await user.click(next())
  const alert = await screen.findByRole('alertdialog')
  expect(alert.textContent).toContain('El servicio no está disponible')
  await user.click(within(alert).getByRole('button'))
  expect(screen.getByLabelText<HTMLInputElement>('Hasta').value).toBe('2028-02-29')
  await waitFor(() => expect(next().getAttribute('aria-busy')).toBeNull())
  await user.click(next())
  await heading('Últimos datos')
  expect(stored).toMatchObject({ startLease: '2027-03-01', endLease: '2028-03-01', expectedValue: 450_000 })
  // Only what changed is sent. The wire has the first free day after the last one that was typed.
  expect(bodies('ownLocations.update').at(-1)).toEqual({
    startLease: '2027-03-01',
    endLease: '2028-03-01',
    expectedValue: 450_000,
    // Offered by the step that was shown until the server had refused.
    email: 'camila@metrolibre.example',
  })
})

it('goes on before the server has saved, and leads back to what it refuses', async () => {
  stored = ownProperty({ name: 'Casa Sucre', address: 'Sucre 12', area: 48, deposit: 0, commonExpenses: 0 })
  const answered = Promise.withResolvers<void>()
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=rent`)
  await heading('Cuándo y por cuánto')
  await user.type(screen.getByLabelText('Se arrienda desde'), '2027-03-01')
  await user.type(screen.getByLabelText('Hasta'), '2028-02-29')
  await user.type(screen.getByLabelText(/Cuánto esperas recibir/), '450000')
  faults = [
    () =>
      refuse({
        status: 422,
        code: 'validation',
        message: 'Revisa los datos',
        fields: [{ path: 'expectedValue', code: 'max_value', message: 'Es demasiado' }],
      }),
  ]
  held = answered.promise
  await user.click(next())
  await heading('Últimos datos')
  expect(screen.getByText('Guardando…')).toBeTruthy()
  answered.resolve()
  await heading('Cuándo y por cuánto')
  expect(await screen.findByText('Es demasiado')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/Cuánto esperas recibir/).value).toBe('450000')
})

it('saves by itself what the server could not save, without another input', async () => {
  stored = ownProperty({ name: 'Casa Sucre' })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=contact`)
  const description = await screen.findByLabelText(/Descripción/)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    faults = [() => refuse({ status: 503, code: 'unavailable', message: 'No' })]
    await user.type(description, 'Con ventanal')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await screen.findByText('Guardado en este equipo. Se sube cuando haya conexión.')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(3_500))
    expect(screen.queryByText('Guardando…')).toBeNull()
    await vi.advanceTimersByTimeAsync(1_500)
    expect(await screen.findByText(/Borrador guardado a las/)).toBeTruthy()
    expect(stored).toMatchObject({ description: 'Con ventanal' })
  } finally {
    vi.useRealTimers()
  }
})

it('leaves what the server refuses to the button that goes on', async () => {
  stored = ownProperty({ name: 'Casa Sucre', address: 'Sucre 12', area: 48 })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=contact`)
  const email = await screen.findByLabelText('Correo de contacto')
  await user.clear(email)
  await user.type(email, 'ana@metrolibre.example')
  faults = [() => refuse({ status: 409, code: 'wrong_state', message: 'Ya no se puede' })]
  await user.click(next())
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Ya no se puede')
  expect(screen.getByText('Guardado en este equipo. Se envía cuando continúes.')).toBeTruthy()
})

it('accepts a phone number as people write it, and says how when it can be none', async () => {
  stored = ownProperty({ name: 'Casa Sucre', address: 'Sucre 12', area: 48 })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=contact`)
  const phone = await screen.findByLabelText('Teléfono de contacto')
  await user.type(phone, '2 2345 de Ana')
  await user.click(screen.getByRole('button', { name: 'Calcular arriendo' }))
  expect(await screen.findByText(/Escríbelo así: \+56 2 2345 6789/)).toBeTruthy()
  await user.clear(phone)
  await user.type(phone, '+56 (2) 2345-6789')
  await user.click(screen.getByRole('button', { name: 'Calcular arriendo' }))
  await waitFor(() => expect(stored).toMatchObject({ phone: '+56223456789' }))
})

it('takes pesos as the page writes them, and refuses decimals, which pesos do not have', async () => {
  stored = ownProperty({
    startLease: '2026-12-01',
    endLease: '2028-07-01',
    deposit: 0,
    commonExpenses: 0,
  })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=rent`)
  const price = await screen.findByLabelText(/^Cuánto esperas recibir/)
  await user.type(price, '4500.50')
  await user.click(next())
  expect(await screen.findByText(/En pesos chilenos el monto va sin decimales/)).toBeTruthy()
  expect(bodies('ownLocations.update')).toEqual([])
  await user.clear(price)
  await user.type(price, '$ 1.250.000')
  await user.click(next())
  await waitFor(() => expect(stored).toMatchObject({ expectedValue: 1_250_000 }))
})

const lease = { startLease: '2026-12-01', endLease: '2028-07-01' }

it('assumes nothing of what is paid besides the rent, and goes on once all of it was answered', async () => {
  stored = ownProperty({ ...lease, garage: 1 })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=rent`)
  const group = (name: string) => screen.findByRole('group', { name: new RegExp(`^${name}`) })
  const pick = async (name: string, answer: string) =>
    user.click(within(await group(name)).getByRole('radio', { name: answer }))
  expect((await screen.findAllByRole<HTMLInputElement>('radio')).filter(({ checked }) => checked)).toEqual([])
  await user.click(next())
  for (const name of ['Garantía', 'Gastos comunes', 'Estacionamiento'])
    expect((await group(name)).textContent).toContain('Este campo es obligatorio')
  expect(bodies('ownLocations.update')).toEqual([])
  await pick('Garantía', 'Un mes, según el precio')
  await user.click(screen.getByRole('checkbox', { name: /^Se pierde si/ }))
  await pick('Gastos comunes', '$\u00a020.000 al mes, lo habitual')
  await user.click(screen.getByRole('checkbox', { name: 'Agua' }))
  await pick('Estacionamiento', 'Otro monto al mes')
  await user.click(next())
  expect(await screen.findByText('Este campo es obligatorio')).toBeTruthy()
  await user.type(screen.getByLabelText('Estacionamiento por mes'), '15000')
  await user.click(next())
  await heading('Últimos datos')
  expect(stored).toMatchObject({
    deposit: null,
    depositMonths: 1,
    depositIsLost: true,
    commonExpenses: 20_000,
    expensesCover: ['water'],
    parking: 15_000,
  })
})

it('asks in the words of Perú, where no amount is the usual one, and in English', async () => {
  stored = ownProperty({ ...lease, country: 'Perú', currency: 'PEN', zone: barranco, garage: 1 })
  const { unmount } = await open(`/propiedad/cargar?property=${stored.id}&step=rent`)
  expect(await screen.findByRole('group', { name: 'Mantenimiento' })).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Cochera para quien pida una' })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: /habitual/ })).toBeNull()
  unmount()
  const { user } = await open(`/en/propiedad/cargar?property=${stored.id}&step=rent`)
  await screen.findByRole('group', { name: 'Common expenses' })
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findAllByText('This field is required')).toHaveLength(3)
})

it('asks where hours are rented only for a deposit, as an amount or none', async () => {
  stored = ownProperty({ ...lease, isDaily: true, garage: 1 })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=rent`)
  await screen.findByRole('group', { name: /^Garantía/ })
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['amount', 'none'])
  await user.click(screen.getByRole('radio', { name: 'No hay' }))
  await user.click(next())
  await heading('Últimos datos')
  expect(stored).toMatchObject({ deposit: 0, depositMonths: null, commonExpenses: null, parking: null })
})

it('shows what was typed and not saved again after the page was left', async () => {
  stored = ownProperty()
  const path = `/propiedad/cargar?property=${stored.id}&step=contact`
  const { user, unmount } = await open(path)
  await heading('Últimos datos')
  await user.type(screen.getByLabelText(/Descripción/), 'Con ventanal')
  unmount()
  await open(path)
  await heading('Últimos datos')
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Descripción/).value).toBe('Con ventanal')
})

it('asks about a room that was typed and not saved, and shows it again where it was left', async () => {
  stored = ownProperty({ propertyType: 'room' })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=rooms`)
  await heading('Sus espacios')
  await user.click(screen.getByRole('button', { name: 'Agregar un espacio' }))
  await user.type(screen.getByLabelText('Nombre del espacio'), 'Sala azul')
  const answer = async (name: string) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
  await user.click(next())
  await answer('Volver al espacio')
  await heading('Sus espacios')
  await user.click(next())
  await answer('Seguir sin guardarlo')
  await heading('Fotos')
  await user.click(screen.getByRole('button', { name: 'Atrás' }))
  await heading('Sus espacios')
  expect(screen.getByLabelText<HTMLInputElement>('Nombre del espacio').value).toBe('Sala azul')
})

it('ticks of the steps before the current one only those that have what is needed', async () => {
  stored = ownProperty({ name: 'Casa Sucre', address: 'Sucre 12' })
  await open(`/propiedad/cargar?property=${stored.id}&step=rent`)
  await heading('Cuándo y por cuánto')
  const progress = screen.getByRole('navigation', { name: 'Pasos del formulario' })
  const ticked = within(progress)
    .getAllByRole('listitem')
    .filter((step) => within(step).queryByLabelText('Listo'))
  // Its area and photos are missing.
  expect(ticked.map((step) => step.textContent)).toEqual(['1. Tipo', '2. Lugar', '4. Servicios'])
})

it('ticks nothing of a new property before something was entered', async () => {
  await open('/propiedad/cargar')
  await heading('Cuéntanos qué tienes')
  expect(screen.queryAllByLabelText('Listo')).toEqual([])
})

it('shows only what the kind needs, and fixes what the visit has settled', async () => {
  stored = ownProperty({ propertyType: 'terreno', listingStatus: 'visit_scheduled' })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=measure`)
  await heading('Cuánto mide y cómo está')
  expect(screen.getByLabelText('Superficie del terreno')).toBeTruthy()
  expect(screen.queryByText('Pintura')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Tipo' }))
  await heading('Cuéntanos qué tienes')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Terreno' }).disabled).toBe(true)
  expect(screen.queryByRole('link', { name: 'Espacios' })).toBeNull()
})

it('takes an answer about what is paid beside the rent as what the owner was asked for', async () => {
  const assumed = { depositMonths: 1, commonExpenses: 20_000, garage: 2, parking: 20_000 }
  const lease = { startLease: '2027-01-01', endLease: '2028-01-01' }
  stored = ownProperty({ listingStatus: 'published', costsToConfirm: true, ...assumed, ...lease })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=rent`)
  await heading('Cuándo y por cuánto')
  expect(screen.getByText('Confirma lo que se paga además del arriendo')).toBeTruthy()
  await user.click(next())
  await heading('Últimos datos')
  expect(bodies('ownLocations.update')).toEqual([
    {
      deposit: null,
      depositMonths: 1,
      depositIsLost: false,
      keepsDeposit: false,
      commonExpenses: 20_000,
      expensesCover: [],
      parking: 20_000,
      costsConfirmed: true,
    },
  ])
})

it('says before and after a room is saved by when its new price is looked at', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T15:00:00Z') })
  stored = ownProperty({ propertyType: 'room', listingStatus: 'published', roomsDetails: [ownRoom()] })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=rooms`)
  await heading('Sus espacios')
  await user.click(screen.getByRole('button', { name: 'Editar Altillo' }))
  const by = /a más tardar el 3 de diciembre de 2026/
  expect(screen.queryByText(by)).toBeNull()
  const price = screen.getByLabelText(/Precio/)
  await user.clear(price)
  await user.type(price, '350000')
  expect(await screen.findByText(by)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Guardar espacio' }))
  expect((await screen.findByText(/^Espacio guardado\./)).textContent).toMatch(by)
})

const numberedRooms = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    ownRoom({
      id: `2f473457-8f51-48af-8c08-${String(index).padStart(12, '0')}`,
      name: `Oficina ${index + 1}`,
    }),
  )

it('adds copies of a room, keeps the number that was typed when that fails, and says how many can be added', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T15:00:00Z') })
  stored = ownProperty({ propertyType: 'room', listingStatus: 'published', roomsDetails: numberedRooms(38) })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=rooms`)
  await user.click(await screen.findByLabelText('Duplicar Oficina 3', { selector: 'button' }))
  const form = within(await screen.findByLabelText('Duplicar Oficina 3', { selector: 'form' }))
  const count = form.getByLabelText<HTMLInputElement>('¿Cuántos espacios más?')
  await waitFor(() => expect(document.activeElement).toBe(count))
  expect(form.getByText(/a más tardar el 3 de diciembre de 2026/)).toBeTruthy()
  await user.clear(count)
  await user.type(count, '3')
  const add = () => user.click(form.getByText('Duplicar'))
  await add()
  expect(await form.findByText('Este campo debe ser 2 o menos')).toBeTruthy()
  await user.clear(count)
  await user.type(count, '2')
  faults = [() => refuse({ status: 503, code: 'unavailable', message: 'Vuelve a intentarlo' })]
  await add()
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button'))
  expect(count.value).toBe('2')
  await add()
  expect(await screen.findByText('Agregamos 2 espacios')).toBeTruthy()
  expect(bodies('manyRooms.copy').at(-1)).toEqual({ count: 2, roomCount: 38 })
  expect(await screen.findByLabelText('Fotos de Oficina 40')).toBeTruthy()
  expect(screen.queryByLabelText('Duplicar Oficina 3')).toBeNull()
  expect(screen.getByText('Una propiedad admite como máximo 40 espacios.')).toBeTruthy()
})

it('gives all rooms one price, or those that are chosen, after saying how many wait for it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T15:00:00Z') })
  const [first, second, third] = numberedRooms(3)
  stored = ownProperty({
    propertyType: 'room',
    listingStatus: 'published',
    roomsDetails: [{ ...first!, value: 90_000 }, second!, third!],
  })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=rooms`)
  const openForm = () => screen.findByRole('button', { name: 'Poner el mismo precio a varios' })
  // Above the rooms, which may be forty.
  const precedes = Node.DOCUMENT_POSITION_FOLLOWING
  expect((await openForm()).compareDocumentPosition(screen.getByText('Oficina 1')) & precedes).toBeTruthy()
  await user.click(await openForm())
  const form = within(await screen.findByRole('form', { name: 'Poner el mismo precio a varios' }))
  const price = form.getByLabelText('Precio de cada uno')
  await waitFor(() => expect(document.activeElement).toBe(price))
  const save = () => user.click(form.getByRole('button', { name: 'Guardar precios' }))
  await save()
  expect(await form.findByText('Este campo es obligatorio')).toBeTruthy()
  await user.type(price, '90.000')
  expect(await form.findByText(/2 espacios no se pueden reservar .* 3 de diciembre de 2026/)).toBeTruthy()
  await user.click(form.getByRole('checkbox', { name: 'Todos (3)' }))
  await save()
  expect(await form.findByText('Elige al menos un espacio')).toBeTruthy()
  await user.click(form.getByRole('checkbox', { name: 'Oficina 1' }))
  await user.click(form.getByRole('checkbox', { name: 'Oficina 3' }))
  await save()
  expect(await screen.findByText('Guardamos el precio de 2 espacios')).toBeTruthy()
  const button = await openForm()
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(bodies('manyRooms.setPrices')).toEqual([
    { rooms: [first!.id, third!.id], isDaily: false, value: 90_000, dailyValue: null },
  ])
})

it('moves the focus into the form of a room, and back to its button once it is closed', async () => {
  stored = ownProperty({ propertyType: 'room' })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=rooms`)
  const add = () => screen.findByRole('button', { name: 'Agregar un espacio' })
  await user.click(await add())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nombre del espacio')))
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  const button = await add()
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('keeps a cover that is none of the photos until one of them becomes the cover', async () => {
  const photo = (name: string) => ({
    id: `5b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c0${name}`,
    image: `/files/${name}.webp`,
    imageVariants: [],
    isVisible: true,
  })
  const images = [photo('1'), photo('2')]
  stored = ownProperty({ image: '/files/cover.webp', imagesLocation: images })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=photos`)
  expect(await screen.findByText(/No es una de tus fotos/)).toBeTruthy()
  const sent = () => bodies('ownLocations.arrangeImages')
  await user.click(screen.getByRole('button', { name: 'Mover la foto 2 hacia adelante' }))
  const ids = images.map(({ id }) => id)
  await waitFor(() => expect(sent()).toEqual([{ order: ids.toReversed() }]))
  const last = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Usar como portada' })[1]!
  await waitFor(() => expect(last().getAttribute('aria-disabled')).not.toBe('true'))
  await user.click(last())
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ cover: ids[0] }))
  await waitFor(() => expect(screen.queryByText(/No es una de tus fotos/)).toBeNull())
})

it('moves the focus from a deleted photo to the next one, and from the last one to the file chooser', async () => {
  const photo = (name: string) => ({
    id: `5b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c0${name}`,
    image: `/files/${name}.webp`,
    imageVariants: [],
    isVisible: true,
  })
  stored = ownProperty({ image: '/files/1.webp', imagesLocation: [photo('1'), photo('2')] })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=photos`)
  const remove = (number: number) => screen.getByRole('button', { name: `Eliminar la foto ${number}` })
  await screen.findByRole('listitem', { name: 'Foto 2' })
  await user.click(remove(2))
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Foto 2' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Foto 1' })))
  await waitFor(() => expect(remove(1).getAttribute('aria-disabled')).not.toBe('true'))
  await user.click(remove(1))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Arrastra'))
})

it('moves the focus from the row of an upload that is removed to the file chooser', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }))
  stored = ownProperty()
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=photos`)
  const chooser = await screen.findByRole('button', { name: /Arrastra fotos/ })
  const photo = new File(['photo'], 'patio.jpg', { type: 'image/jpeg' })
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [photo] } })
  await user.click(await screen.findByRole('button', { name: 'Quitar patio.jpg' }))
  await waitFor(() => expect(screen.queryByText('patio.jpg')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(chooser))
  vi.unstubAllGlobals()
})

it('names every photo of one choice that is refused, whatever each is refused for', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('It could not be decoded.')))
  stored = ownProperty()
  await open(`/propiedad/cargar?property=${stored.id}&step=photos`)
  await screen.findByRole('button', { name: /Arrastra fotos/ })
  const large = new File([], 'enorme.png', { type: 'image/png' })
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 })
  const files = [
    large,
    new File(['%PDF'], 'plano.pdf', { type: 'application/pdf' }),
    new File(['broken'], 'rota.jpg', { type: 'image/jpeg' }),
  ]
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } })
  const named = /«plano.pdf» no es PNG.*«enorme.png» pesa más de 10 MB.*«rota.jpg»/
  expect(await screen.findByText(named)).toBeTruthy()
  vi.unstubAllGlobals()
})

it('asks before a photo that everybody sees is deleted', async () => {
  const photo = { id: '5b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c01', imageVariants: [], isVisible: true }
  const images = [{ ...photo, image: '/files/1.webp' }]
  stored = ownProperty({ listingStatus: 'published', image: '/files/1.webp', imagesLocation: images })
  const { user } = await open(`/propiedad/cargar?property=${stored.id}&step=photos`)
  const remove = async (answer: string) => {
    await user.click(await screen.findByRole('button', { name: 'Eliminar la foto 1' }))
    const question = await screen.findByRole('alertdialog', { name: '¿Eliminar la foto 1?' })
    await user.click(within(question).getByRole('button', { name: answer }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await remove('Conservarla')
  expect(screen.getByRole('listitem', { name: 'Foto 1' })).toBeTruthy()
  await remove('Eliminar')
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Foto 1' })).toBeNull())
})

const estimated = new URLSearchParams({ kind: 'galpon', zone: nunoa.id, area: '240.5' }).toString()

it('begins with what was estimated', async () => {
  await open(`/propiedad/cargar?${estimated}`)
  await heading('Cuéntanos qué tienes')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Galpón/ }).checked).toBe(true)
})

it('has the area that was estimated', async () => {
  await open(`/propiedad/cargar?${estimated}&step=measure`)
  expect((await screen.findByLabelText<HTMLInputElement>(/^Superficie/)).value).toBe('240,5')
})

it('begins empty with an address that names no estimate', async () => {
  await open(`/propiedad/cargar?kind=galpon&zone=${nunoa.id}&area=-2`)
  await heading('Cuéntanos qué tienes')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Galpón/ }).checked).toBe(false)
})

it('offers the email and phone of the account, once they are seen', async () => {
  stored = ownProperty({ email: null, phone: null })
  await open(`/propiedad/cargar?property=${stored.id}&step=contact`, { phone: '+56987654321' })
  const phone = await screen.findByLabelText<HTMLInputElement>('Teléfono de contacto')
  await waitFor(() => expect(phone.value).toBe('+56 9 8765 4321'))
  expect(screen.getByLabelText<HTMLInputElement>('Correo de contacto').value).toBe(aUser().email)
})
