// @vitest-environment jsdom
import { properties } from '@metrolibre/api-client'
import { endpoints, type Availability, type PropertyDetail } from '@metrolibre/contract'
import {
  act,
  answers,
  cleanup,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  within,
  type FakeApi,
  type FakeCall,
} from '@metrolibre/testing/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import remote from '../../remote.tsx'
import { calendar, card, detail, found, room } from '../../testing/places.ts'

let api: FakeApi
afterEach(() => api.close())
const path = `/propietario/${detail().id}/details`

const open = async (
  property: () => PropertyDetail | Promise<PropertyDetail>,
  at = path,
  availability: (call: FakeCall) => Availability | Promise<Availability> = calendar,
  others = [card()],
) => {
  api = await startFakeApi([
    answers(endpoints.locations.detail, property),
    answers(endpoints.locations.search, () => found(others)),
    answers(endpoints.locations.availability, (call) => availability(call)),
    answers(endpoints.reviews.ofLocation, () => reviews),
    answers(endpoints.currency.list, () => ({ currencies: [] })),
  ])
  return renderRemote(remote, { path: at, api: api.baseUrl })
}
/** Sees everything at once. */
class InView {
  private readonly tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: InView['tell']) {
    this.tell = tell
  }
  observe() {
    this.tell([{ isIntersecting: true }])
  }
  disconnect() {}
}

const reviews = { reviews: [], count: 0, average: null }
/** Waits for the whole page: its top is painted first. */
const whole = async () => {
  const heading = await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  return heading
}
const reserve = () => screen.getAllByText('Reservar').map((text) => text.closest('a, button'))

/** What moving in costs, line by line: when, how much, what for. */
const costLines = () =>
  [...document.querySelectorAll('section[aria-labelledby] dl > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  )

describe('what moving in costs', () => {
  it('is said before dates are chosen, in amounts and without a condition', async () => {
    await open(() => detail({ depositMonths: 1, deposit: 450_000 }))
    await whole()
    expect(screen.getByText('Cuánto pagas y cuándo')).toBeTruthy()
    const lines = costLines()
    expect(lines[0]).toEqual([
      'Al reservar',
      '$\u00a0450.000\u00a0/mes',
      'Arriendo: todos los meses que elijas, por adelantado',
    ])
    expect(lines).toContainEqual([
      'Al recibir las llaves',
      '$\u00a0450.000',
      'Garantía, una vez, al propietario',
    ])
    expect(lines.at(-1)?.[0]).toBe('Cancela gratis hasta 7 días antes')
    expect(document.body.textContent).not.toMatch(/si l[oa]s hay/i)
  })

  it('is not said of a place that has no price', async () => {
    await open(() => detail({ price: { state: 'no_value' }, value: null }))
    await whole()
    expect(costLines()).toEqual([])
  })
})

describe('a property', () => {
  it('is opened by its short address', async () => {
    const page = await open(() => detail(), `/propietario/${detail().id}`)
    await screen.findByRole('heading', { level: 1, name: 'Casa Sucre' })
    expect(page.address()).toBe(path)
  })

  it('is called verified on site only if somebody was there', async () => {
    await open(() => detail({ inspectedOn: null }))
    await whole()
    expect(screen.queryByText('Verificada en terreno')).toBeNull()
    cleanup()
    await api.close()
    await open(() => detail({ inspectedOn: '2026-04-12' }))
    await whole()
    expect(screen.getByText('Verificada en terreno')).toBeTruthy()
  })

  it('shows what was stated of a shed in the words of its country, and says nothing of the rest', async () => {
    const stated = { clearHeight: 750, gateWidth: 400, floorLoad: 3000, threePhase: true, fence: false }
    const rows = () =>
      [...screen.getByRole('region', { name: /^Ficha/ }).querySelectorAll('dl > div')].map(({ children }) =>
        [...children].map(({ textContent }) => textContent),
      )
    await open(() => detail({ propertyType: 'galpon', ...stated }))
    await whole()
    expect(await screen.findByRole('heading', { name: 'Ficha del galpón' })).toBeTruthy()
    expect(rows()).toEqual([
      ['Altura libre', '7,5\u00a0m'],
      ['Ancho del portón', '4\u00a0m'],
      ['Carga que soporta el piso', '3.000\u00a0kg/m²'],
      ['Corriente trifásica', 'Sí'],
      ['Cierre perimetral', 'No'],
    ])
    cleanup()
    await api.close()
    const zone = { ...detail().zone, country: 'Perú' as const }
    await open(() => detail({ propertyType: 'galpon', zone, country: 'Perú', ...stated }))
    await whole()
    expect(await screen.findByRole('heading', { name: 'Ficha del almacén' })).toBeTruthy()
    expect(rows().at(-1)).toEqual(['Cerco perimétrico', 'No'])
  })

  it('shows no sheet of a shed of which nothing was stated, nor of a house', async () => {
    for (const property of [
      detail({ propertyType: 'galpon' }),
      detail({ propertyType: 'entire', clearHeight: 300 }),
    ]) {
      await open(() => property)
      await whole()
      expect(screen.queryByRole('heading', { name: /^Ficha/ })).toBeNull()
      cleanup()
      await api.close()
    }
    await open(() => detail())
  })

  it('is booked as a whole, by the month', async () => {
    await open(() => detail())
    await whole()
    for (const button of reserve())
      expect(button?.getAttribute('href')).toBe(`/propietario/${detail().id}/calendar/entire/monthly`)
    expect(screen.getByText('3 meses o más; lo habitual son 6')).toBeTruthy()
  })

  it('is booked room by room, and shows which rooms are unavailable', async () => {
    const rooms = [
      room(),
      room({
        id: 'd734497f-cae4-420e-b25d-a0e9f79c1b93',
        name: 'Pieza chica',
        isDaily: true,
        dailyValue: 9500,
      }),
      room({ id: '9ce9222f-4da7-4444-bcd4-5072f6f6d501', name: 'Altillo', isActive: false }),
    ]
    await open(() => detail({ propertyType: 'room', roomsDetails: rooms }))
    const small = await screen.findByRole('link', { name: 'Reservar Pieza chica' })
    expect(small.getAttribute('href')).toMatch(/\/calendar\/d734497f-cae4-420e-b25d-a0e9f79c1b93\/daily$/)
    expect(screen.getByText('2 espacios disponibles')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Reservar Altillo' })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Elegir espacio' })[0]?.getAttribute('href')).toBe('#espacios')
  })

  it('says of what is taken from when it is free, and counts only what is free now', async () => {
    const [now, later] = [
      { now: true, from: '2026-11-29' },
      { now: false, from: '2027-03-03' },
    ]
    const rooms = [
      room({ free: now }),
      room({ id: 'd734497f-cae4-420e-b25d-a0e9f79c1b93', name: 'Pieza chica', free: later }),
      room({ id: '9ce9222f-4da7-4444-bcd4-5072f6f6d501', name: 'Altillo', free: { now: false, from: null } }),
    ]
    const price = { state: 'priced', amount: 450_000, currency: 'CLP', unit: 'month', from: true } as const
    await open(() => detail({ propertyType: 'room', roomsDetails: rooms, free: now, price }))
    expect(await screen.findByText('El más barato de los espacios libres hoy.')).toBeTruthy()
    expect(await screen.findByText('1 espacio disponible')).toBeTruthy()
    const row = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('article')!)
    expect(row('Pieza chica').getByText('Libre desde 3 mar 2027')).toBeTruthy()
    expect(row('Pieza chica').getByRole('link', { name: 'Reservar Pieza chica' })).toBeTruthy()
    expect(row('Altillo').getByText('Sin fechas libres por ahora.')).toBeTruthy()
    expect(row('Altillo').queryByRole('link')).toBeNull()
  })

  it('says of a property that is taken as a whole from when it is free', async () => {
    await open(() => detail({ free: { now: false, from: '2027-03-03' } }))
    await whole()
    expect(screen.getAllByText('Libre desde 3 mar 2027')).toHaveLength(2)
    expect(screen.queryByText('Disponible')).toBeNull()
    expect(reserve()[0]?.getAttribute('href')).toMatch(/entire\/monthly$/)
  })

  it('keeps showing the period of availability when it can’t be loaded again', async () => {
    let broken = false
    const page = await open(detail, path, () =>
      broken ? refuse({ status: 500, code: 'internal', message: 'Se cayó' }) : calendar(),
    )
    const until = await screen.findByText(/^hasta /)
    broken = true
    const asked = { queryKey: properties.keys.availability(detail().id) }
    await act(async () => page.queryClient.refetchQueries(asked))
    expect(page.queryClient.getQueryCache().find({ ...asked, exact: false })?.state.status).toBe('error')
    expect(until.isConnected).toBe(true)
  })

  it('is not available while all of its rooms are booked', async () => {
    const taken = [room({ isActive: false })]
    await open(() => detail({ propertyType: 'room', roomsDetails: taken, price: { state: 'no_rooms' } }))
    await whole()
    expect(screen.queryByText('Disponible')).toBeNull()
    expect(screen.queryByText(/^Disponible desde/)).toBeNull()
  })

  it('disables every action when it is sold out', async () => {
    await open(() => detail({ isActive: false, price: { state: 'sold_out' } }))
    await whole()
    const buttons = [
      ...reserve(),
      ...['Agendar visita', 'Contactar'].map((name) => screen.getByRole('button', { name })),
    ]
    expect(buttons.every((button) => button instanceof HTMLButtonElement && button.disabled)).toBe(true)
  })

  it('asks for the price where there is none, and shows what is free instead', async () => {
    await import('../../features/contact/contact-dialog.tsx')
    await import('./free-instead.tsx')
    const other = card({ id: 'd734497f-cae4-420e-b25d-a0e9f79c1b93', name: 'Casa Lastarria' })
    const page = await open(() => detail({ value: null, price: { state: 'no_value' } }), path, calendar, [
      other,
      card(),
    ])
    await whole()
    expect(await screen.findByRole('heading', { name: 'Parecidas y libres en Ñuñoa' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Casa Lastarria/ })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Casa Sucre/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Avísame cuando se libere' })).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Consultar precio' }))
    expect(await screen.findByRole('button', { name: 'Copiar correo' })).toBeTruthy()
  })

  it.each([
    ['is taken', 2, { free: { now: false, from: '2027-03-03' } }],
    ['is never free', 1, { free: { now: false, from: null } }],
    ['is sold out', 1, { isActive: false, price: { state: 'sold_out' } }],
  ] as const)('offers to tell when it becomes free while it %s', async (_name, buttons, changes) => {
    await import('../../features/saved-searches/save-dialog.tsx')
    const page = await open(() => detail(changes))
    await whole()
    // The bar of a phone has no button that can't be pressed.
    expect(reserve()).toHaveLength(buttons)
    const wait = await screen.findAllByRole('button', { name: 'Avísame cuando se libere' })
    await page.user.click(wait.at(-1)!)
    const dialog = within(await screen.findByRole('dialog', { name: 'Avisarte cuando se libere' }))
    await page.user.click(await dialog.findByRole('button', { name: 'Guardar' }))
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('metrolibre.searches') ?? '{}')).toMatchObject({
        searches: [{ name: 'Casa Sucre', filters: { only: detail().id } }],
      }),
    )
  })

  it('shows its calendar to everybody, and says of each day whether it is free or why not', async () => {
    await import('./calendar-dialog.tsx')
    const busy = [{ start: Date.parse('2027-03-01T03:00:00Z'), end: Date.parse('2027-05-01T04:00:00Z') }]
    const page = await open(detail, path, () => ({
      ...calendar(),
      serverTime: Date.parse('2027-01-10T12:00:00Z'),
      busy,
    }))
    await whole()
    await page.user.click(screen.getByRole('button', { name: 'Ver calendario' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Calendario' }))
    const day = async (name: RegExp) => dialog.findByRole('gridcell', { name })
    await page.user.click(await day(/, 20 de enero/))
    expect(dialog.getAllByText(/20 de enero.* puede empezar una estadía/).length).toBeGreaterThan(0)
    expect((await day(/, 10 de febrero/)).getAttribute('aria-disabled')).toBe('true')
    expect(dialog.getByRole('link', { name: 'Reservar' }).getAttribute('href')).toMatch(/entire\/monthly$/)
  })

  it('shows the calendar of a room', async () => {
    await import('./calendar-dialog.tsx')
    const asked: (string | null)[] = []
    const page = await open(
      () => detail({ propertyType: 'room', roomsDetails: [room()] }),
      path,
      (call) => {
        asked.push(call.query.get('roomId'))
        return { ...calendar(), roomId: room().id }
      },
    )
    await whole()
    expect(screen.queryByRole('button', { name: 'Ver calendario' })).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Ver calendario de Pieza norte' }))
    expect(await screen.findByRole('dialog', { name: 'Calendario' })).toBeTruthy()
    await waitFor(() => expect(asked).toContain(room().id))
  })

  it('offers nothing else while it is free', async () => {
    await open(() => detail({ free: { now: true, from: '2026-11-29' } }))
    await whole()
    expect(screen.queryByRole('button', { name: 'Avísame cuando se libere' })).toBeNull()
    expect(screen.queryByRole('heading', { name: /Parecidas/ })).toBeNull()
  })

  it('shows the published contact details and copies them', async () => {
    // The dialog's code is loaded here, because on a busy machine that takes longer than the test waits.
    await import('../../features/contact/contact-dialog.tsx')
    const page = await open(() => detail())
    await page.user.click(await screen.findByRole('button', { name: 'Contactar' }))
    await page.user.click(await screen.findByRole('button', { name: 'Copiar correo' }))
    expect(await screen.findByText('Email copiado')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('casa@metrolibre.example')
  })

  it('says in words where it is where the browser can’t draw maps, no more exactly than the visitor may know', async () => {
    vi.stubGlobal('IntersectionObserver', InView)
    await open(() => detail())
    const note = async () =>
      (await screen.findByText('Este navegador no puede dibujar el mapa.')).parentElement!
    expect((await note()).textContent).toContain('Está en Calle Sucre, Ñuñoa, Santiago.')
    const around = within(await note())
      .getByRole('link')
      .getAttribute('href')
    expect(around).toBe('https://www.openstreetmap.org/#map=15/-33.45/-70.6')
    cleanup()
    await api.close()
    const exact = { address: 'Calle Sucre 1180, Ñuñoa', exactLat: -33.4512, exactLong: -70.6034 }
    await open(() => detail({ exact }))
    expect((await note()).textContent).toContain('Está en Calle Sucre 1180, Ñuñoa.')
    const house = within(await note())
      .getByRole('link')
      .getAttribute('href')
    expect(house).toContain('?mlat=-33.4512&mlon=-70.6034')
    vi.unstubAllGlobals()
  })

  it('shows what a list knows of it before it is loaded, and nothing of another one', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<PropertyDetail>()
    const page = await open(() => promise, '/propietario/98b1ebdb-e3e8-4380-8f5a-d315af204802/details')
    await page.queryClient.fetchQuery(properties.search())
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    await page.navigate(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Casa Sucre' })).toBeTruthy()
    expect(screen.getByText('Calle Sucre, Ñuñoa, Santiago')).toBeTruthy()
    expect(screen.getByText(/450\.000/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Reservar' })).toBeNull()
    arrive(detail({ name: 'Casa Sucre nueva' }))
    expect((await whole()).textContent).toBe('Casa Sucre nueva')
    expect(reserve().length).toBeGreaterThan(0)
  })

  it('says when it does not exist, and retries when it could not be loaded', async () => {
    let status = 404
    const page = await open(() => refuse({ status, code: 'x', message: 'No está' }))
    expect(await screen.findByRole('heading', { name: 'Esta propiedad ya no está' })).toBeTruthy()
    status = 500
    page.queryClient.clear()
    await page.navigate('/propietario/98b1ebdb-e3e8-4380-8f5a-d315af204802/details')
    expect((await screen.findByRole('alert')).textContent).toContain('No está')
  })
})
