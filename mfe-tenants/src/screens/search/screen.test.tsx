// @vitest-environment jsdom
import { endpoints, type SearchResult, type Suggestions } from '@metrolibre/contract'
import { sessionAtom } from '@metrolibre/platform/host'
import {
  act,
  answers,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  within,
  type FakeApi,
  type FakeCall,
} from '@metrolibre/testing/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import remote from '../../remote.tsx'
import { card, found } from '../../testing/places.ts'

let api: FakeApi
let answerSuggestions: (q: string) => Promise<Partial<Suggestions>>
beforeEach(() => {
  answerSuggestions = async () => ({})
})
afterEach(() => api.close())

const open = async (
  path: string,
  search: (call: FakeCall) => SearchResult | Promise<SearchResult>,
  session: { isUnread?: true } = {},
) => {
  api = await startFakeApi([
    answers(endpoints.locations.search, search),
    answers(endpoints.general.all, () => ({ general: [] })),
    answers(endpoints.currency.list, () => ({ currencies: [] })),
    answers(endpoints.zones.list, () => ({ zones: [zone] })),
    answers(endpoints.locations.places, () => ({ places: [providencia] })),
    answers(endpoints.locations.suggestions, async ({ query }) => ({
      kinds: [{ type: 'galpon' as const, count: 2 }],
      services: [],
      uses: ['workshop' as const],
      suggestions: [
        {
          kind: 'comuna' as const,
          id: null,
          label: 'Ñuñoa',
          comuna: 'Ñuñoa',
          city: 'Santiago',
          country: 'Chile' as const,
          count: 3,
        },
      ],
      ...(await answerSuggestions(query.get('q') ?? '')),
    })),
  ])
  return renderRemote(remote, { path, api: api.baseUrl, ...session })
}
const counts = { room: 0, entire: 0, galpon: 2, terreno: 0, hours: 0 }
const where = { city: 'Santiago', state: 'Región Metropolitana', country: 'Chile' as const }
const zone = {
  ...where,
  id: '0f3c3d5e-3a3c-4c1e-9d31-5a1a4be4b6a1',
  zone: 'Ñuñoa',
  lat: -33.45,
  long: -70.6,
  rate: 1,
  averageValue: 500,
  isActive: true,
  timeZone: 'America/Santiago' as const,
}
const providencia = {
  ...where,
  id: '5b1d4f4e-6a0e-4b39-8a58-0d5fb1d6a3e2',
  zone: 'Providencia',
  lat: -33.43,
  long: -70.61,
  counts,
}
const two = [
  card(),
  card({ id: 'c00ea341-b6da-48fb-aac1-a490b9f654ea', name: 'Nave norte', price: { state: 'sold_out' } }),
]

describe('the search', () => {
  it('shows the results with their prices, or why they have none', async () => {
    await open('/propietario?comuna=Ñuñoa', () => found(two))
    expect(await screen.findByRole('heading', { name: '2 propiedades en Ñuñoa' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Casa Sucre/ }).textContent).toContain('$\u00a0450.000/mes')
    expect(screen.getByRole('link', { name: /Nave norte/ }).textContent).toContain('Agotada')
    expect(screen.queryByRole('navigation', { name: 'Páginas' })).toBeNull()
  })

  it('says from when a place is free that is taken now, and how many of its rooms are free', async () => {
    const later = card({ free: { now: false, from: '2027-03-03' } })
    const rooms = {
      propertyType: 'room',
      rooms: 3,
      freeRooms: 2,
      free: { now: true, from: '2026-11-29' },
    } as const
    await open('/propietario', () =>
      found([later, card({ id: '3b241101-e2bb-4255-8caf-4136c566a962', name: 'Patio', ...rooms })]),
    )
    const taken = await screen.findByRole('link', { name: /Casa Sucre/ })
    expect(taken.textContent).toContain('Libre desde 3 mar 2027')
    const free = screen.getByRole('link', { name: /Patio/ })
    expect(free.textContent).toContain('2 de 3 espacios libres')
    expect(free.textContent).not.toContain('Libre desde')
  })

  it('selects a kind through the address, and goes back', async () => {
    const page = await open('/propietario?page=2', () => found(two))
    await page.user.click(await screen.findByRole('button', { name: /Galpón/ }))
    expect(page.address()).toBe('/propietario?type=galpon')
    await page.user.click(screen.getByRole('button', { name: /Todos/ }))
    expect(page.address()).toBe('/propietario')
  })

  it('corrects the number of a page after the last one in the address, and keeps the filters', async () => {
    const page = await open('/propietario?page=99&type=galpon', () => found(two, { page: 3, total: 18 }))
    await waitFor(() => expect(page.address()).toBe('/propietario?page=3&type=galpon'))
  })

  it('shows its cover only until something is searched for', async () => {
    const page = await open('/propietario', () => found(two))
    expect(await screen.findByText('Piezas, casas, galpones y terrenos con metros libres hoy.')).toBeTruthy()
    await page.user.click(await screen.findByRole('button', { name: /Galpón/ }))
    await waitFor(() => expect(screen.queryByText(/^Piezas, casas, galpones/)).toBeNull())
    expect(screen.getByRole('heading', { level: 1, name: 'Busco espacio' })).toBeTruthy()
  })

  it('fills in a suggested place', async () => {
    const page = await open('/propietario', () => found(two))
    await page.user.type(await screen.findByRole('combobox', { name: 'Comuna o ciudad' }), 'nun')
    await screen.findByRole('option', { name: /Ñuñoa/ })
    await page.user.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(new URLSearchParams(page.address().split('?')[1]).get('comuna')).toBe('Ñuñoa'))
  })

  it('takes every suggestion by its keys and Enter, and one that is named as it is called without any', async () => {
    const page = await open('/propietario', () => found(two))
    const box = await screen.findByRole('combobox', { name: 'Comuna o ciudad' })
    const query = () => new URLSearchParams(page.address().split('?')[1])
    for (const [downs, name, value] of [
      [1, 'type', 'galpon'],
      [2, 'use', 'workshop'],
      [3, 'comuna', 'Ñuñoa'],
    ] as const) {
      await page.user.clear(box)
      await page.user.type(box, 'nun')
      await screen.findByRole('option', { name: /Ñuñoa/ })
      await page.user.keyboard(`${'{ArrowDown}'.repeat(downs)}{Enter}`)
      await waitFor(() => expect(query().get(name)).toBe(value))
    }
    await page.navigate('/propietario')
    await page.user.type(box, 'nunoa')
    await screen.findByRole('option', { name: /Ñuñoa/ })
    await page.user.keyboard('{Enter}')
    await waitFor(() => expect(query().get('comuna')).toBe('Ñuñoa'))
  })

  it('takes the suggestion that was chosen, even if others come before it meanwhile', async () => {
    let later = () => {}
    const waiting = new Promise<void>((resolve) => {
      later = resolve
    })
    const page = await open('/propietario', () => found(two))
    answerSuggestions = async (q) => {
      if (q === 'nuno') await waiting
      return q === 'nuno' ? { kinds: [], uses: [] } : {}
    }
    const box = await screen.findByRole('combobox', { name: 'Comuna o ciudad' })
    await page.user.type(box, 'nun')
    await screen.findByRole('option', { name: /Ñuñoa/ })
    await page.user.type(box, 'o')
    await page.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    later()
    const list = screen.getByRole('listbox', { name: 'Sugerencias' })
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1))
    await page.user.keyboard('{Enter}')
    await waitFor(() => expect(page.address()).toContain('comuna=%C3%91u%C3%B1oa'))
  })

  it('takes a suggested kind in place of what was typed, and keeps the place', async () => {
    const page = await open('/propietario?comuna=Ñuñoa', () => found(two))
    const box = await screen.findByRole('combobox', { name: 'Comuna o ciudad' })
    await page.user.clear(box)
    await page.user.type(box, 'bode')
    await page.user.click(await screen.findByRole('option', { name: /Galpón/ }))
    await waitFor(() =>
      expect(page.address()).toMatch(/comuna=%C3%91u%C3%B1oa&type=galpon|type=galpon&comuna=/),
    )
    expect(box).toHaveProperty('value', 'Ñuñoa')
  })

  it('says which prices come first, and that a limit of price leaves out the other country', async () => {
    const page = await open('/propietario?sort=price_asc', () => found(two))
    expect(await screen.findByText(/primero Chile, por mes y luego por hora/)).toBeTruthy()
    await page.navigate('/propietario?maxPrice=500000')
    expect(await screen.findByText(/solo ves propiedades de Chile/)).toBeTruthy()
    await page.navigate('/propietario?comuna=Ñuñoa')
    await waitFor(() => expect(screen.queryByText(/solo ves/)).toBeNull())
  })

  it('searches for words when no suggestion was chosen', async () => {
    const page = await open('/en/propietario?city=Lima', () => found(two))
    const box = await screen.findByRole('combobox', { name: 'District or city' })
    await page.user.clear(box)
    await page.user.type(box, 'bodega{Enter}')
    await waitFor(() => expect(page.address()).toBe('/en/propietario?q=bodega'))
  })

  it('applies a kind together with the words in the box, so that both say the same as the results', async () => {
    const page = await open('/propietario?q=bodega', () => found(two))
    const box = await screen.findByRole('combobox', { name: 'Comuna o ciudad' })
    const query = () => new URLSearchParams(page.address().split('?')[1])
    await page.user.clear(box)
    await page.user.type(box, 'lima')
    await page.user.click(screen.getByRole('button', { name: /^Galpón/ }))
    await waitFor(() => expect(query().get('type')).toBe('galpon'))
    expect(query().get('q')).toBe('lima')
    await page.user.clear(box)
    await page.user.click(screen.getByRole('button', { name: /^Terreno/ }))
    await waitFor(() => expect(query().get('type')).toBe('terreno'))
    expect(query().get('q')).toBeNull()
  })

  it('keeps the focus in the search box after searching for words', async () => {
    const page = await open('/propietario', () => found(two))
    const box = await screen.findByRole('combobox', { name: 'Comuna o ciudad' })
    await page.user.type(box, 'bodega')
    await screen.findAllByRole('option')
    await page.user.keyboard('{Enter}')
    await waitFor(() => expect(page.address()).toBe('/propietario?q=bodega'))
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Comuna o ciudad' }))
    expect(box.getAttribute('aria-expanded')).toBe('false')
    await page.navigate('/propietario')
    await waitFor(() => expect(box).toHaveProperty('value', ''))
  })

  it('offers the recent searches in a box that was emptied, and forgets them on request', async () => {
    localStorage.setItem(
      'metrolibre.consent',
      JSON.stringify({ choice: 'declined', version: '2026-11', at: '2026-11-21T10:00:00.000Z' }),
    )
    const page = await open('/propietario', () => found(two))
    const box = await screen.findByRole('combobox', { name: 'Comuna o ciudad' })
    await page.user.type(box, 'bodega{Enter}')
    await waitFor(() => expect(page.address()).toBe('/propietario?q=bodega'))
    await page.user.clear(box)
    await page.user.click(await screen.findByRole('option', { name: 'bodega' }))
    await waitFor(() => expect(box).toHaveProperty('value', 'bodega'))
    await page.user.clear(box)
    await page.user.click(screen.getByRole('option', { name: 'Borrar búsquedas recientes' }))
    await page.user.click(box)
    expect(screen.queryByRole('option', { name: 'bodega' })).toBeNull()
    localStorage.clear()
  })

  it('shows no heading for a search before its results', async () => {
    let answer = () => {}
    const waiting = new Promise<void>((resolve) => {
      answer = resolve
    })
    const page = await open('/propietario', async ({ query }) => {
      if (query.has('type')) await waiting
      return found(query.has('type') ? two.slice(1) : two)
    })
    await screen.findByRole('heading', { name: '2 propiedades' })
    await page.user.click(screen.getByRole('button', { name: /Galpón/ }))
    expect(screen.getByRole('heading', { name: '2 propiedades' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: '2 galpones' })).toBeNull()
    answer()
    expect(await screen.findByRole('heading', { name: '1 galpón' })).toBeTruthy()
  })

  it('is shown before its results to who comes from another page, and then with them', async () => {
    let answer = () => {}
    const waiting = new Promise<void>((resolve) => {
      answer = resolve
    })
    const page = await open('/favoritos', async () => {
      await waiting
      return found(two)
    })
    await page.navigate('/propietario')
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Casa Sucre/ })).toBeNull()
    answer()
    expect(await screen.findByRole('link', { name: /Casa Sucre/ })).toBeTruthy()
    expect(screen.getByRole('heading', { name: '2 propiedades' })).toBeTruthy()
  })

  it('moves the focus to the top of the next page', async () => {
    const page = await open('/propietario', ({ query }) =>
      found(two, { page: Number(query.get('page') ?? 1), total: 24 }),
    )
    await page.user.click(await screen.findByRole('link', { name: 'Siguiente' }))
    const heading = await screen.findByRole('heading', { name: '24 propiedades. Página 2' })
    expect(document.activeElement).toBe(heading)
  })

  it('shows the country of a highest price', async () => {
    const page = await open('/propietario', () => found(two))
    await page.user.selectOptions(await screen.findByLabelText('Precio mensual'), '500000')
    await waitFor(() => expect(page.address()).toBe('/propietario?country=Chile&maxPrice=500000'))
  })

  it('hides Anterior and Siguiente at the ends', async () => {
    await open('/propietario?page=3', () => found(two, { page: 3, total: 24 }))
    const previous = await screen.findByRole('link', { name: 'Anterior' })
    expect(previous.getAttribute('href')).toBe('/propietario?page=2')
    expect(screen.queryByRole('link', { name: 'Siguiente' })).toBeNull()
  })

  it('offers to remove filters when nothing was found', async () => {
    const page = await open('/propietario?type=room&maxPrice=1', ({ query }) =>
      found(query.has('maxPrice') ? [] : two),
    )
    await page.user.click(await screen.findByRole('button', { name: 'Con cualquier precio' }))
    expect(await screen.findByRole('link', { name: /Casa Sucre/ })).toBeTruthy()
    expect(page.address()).toBe('/propietario?type=room')
  })

  it('shows the nearest properties when nothing was found', async () => {
    await open('/propietario?comuna=nunoa&type=galpon', ({ query }) =>
      found(query.get('zoneId') === providencia.id ? two : []),
    )
    expect(await screen.findByRole('heading', { name: 'Ningún galpón en nunoa' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Lo más cercano: Providencia' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Casa Sucre/ })).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Providencia: 2 galpones' })
    expect(link.getAttribute('href')).toBe(
      '/propietario?city=Santiago&comuna=Providencia&country=Chile&type=galpon',
    )
  })

  const understood = { types: [], uses: [], services: [], places: [], cheap: false, corrected: null }
  const molina = { id: zone.id, name: 'La Molina', city: 'Lima', country: 'Perú' as const }

  it('shows nothing near words that name no place, and what is nearest in the country of a place that they name', async () => {
    const page = await open('/propietario?q=xilófonos', ({ query }) =>
      query.get('zoneId') === providencia.id
        ? found(two)
        : found([], {
            understood: { ...understood, places: query.get('q') === 'la molina' ? [molina] : [] },
          }),
    )
    expect(await screen.findByRole('heading', { name: /^Ninguna propiedad/ })).toBeTruthy()
    expect(await screen.findByRole('link', { name: /^Providencia/ })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: /^Lo más cercano/ })).toBeNull()
    await page.navigate('/propietario?q=la molina')
    expect(await screen.findByRole('heading', { name: 'Lo más cercano: Providencia' })).toBeTruthy()
    const asked = api.calls.filter(({ endpointId }) => endpointId === 'locations.places')
    expect(asked.at(-1)?.query.get('country')).toBe(zone.country)
  })

  it('says what was understood, and orders by price if the words ask for it', async () => {
    const places = [{ ...molina, name: 'Quilicura' }]
    await open('/propietario?q=bodega barata en quilicura', () =>
      found(two, {
        understood: { ...understood, types: ['galpon'], uses: ['storage'], places, cheap: true },
      }),
    )
    expect(
      await screen.findByText('Buscamos: Galpón · Almacenaje · lo más barato primero · Quilicura.'),
    ).toBeTruthy()
    expect(screen.getByLabelText(/^Ordenar/)).toHaveProperty('value', 'price_asc')
  })

  it('says which facts of sheds were understood', async () => {
    await open('/propietario?q=galpón con trifásica', () =>
      found(two, { understood: { ...understood, types: ['galpon'], facts: ['threePhase'] } }),
    )
    expect(await screen.findByText('Buscamos: Galpón · Corriente trifásica.')).toBeTruthy()
  })

  it('says which words were taken for misspelled ones, or asks whether they are meant', async () => {
    const page = await open('/propietario?q=providensia', ({ query }) => {
      const taken = !query.has('type')
      return found(taken ? two : [], {
        understood: { ...understood, corrected: { q: 'Providencia', taken } },
      })
    })
    expect(await screen.findByText('No hay nada para «providensia». Mostramos «Providencia».')).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: /^Terreno/ }))
    await page.user.click(await screen.findByRole('link', { name: 'Providencia' }))
    expect(page.address()).toBe('/propietario?q=Providencia')
  })

  it('filters by use, and removes it', async () => {
    const page = await open('/propietario?use=rehearsal', () => found(two))
    await page.user.click(await screen.findByRole('button', { name: 'Quitar «Sala de ensayo»' }))
    expect(page.address()).toBe('/propietario')
    await page.user.click(screen.getAllByRole('button', { name: 'Más filtros' })[0]!)
    await page.user.selectOptions(await screen.findByLabelText('Para qué lo usarás'), 'Coworking')
    await page.user.click(screen.getByRole('button', { name: /^Ver / }))
    await waitFor(() => expect(page.address()).toBe('/propietario?use=coworking'))
  })

  it('filters sheds by height and by what they have, and removes each', async () => {
    const page = await open('/propietario?type=galpon', () => found(two))
    await screen.findAllByRole('button', { name: 'Más filtros' })
    await page.user.click(screen.getAllByRole('button', { name: 'Más filtros' })[0]!)
    await page.user.type(await screen.findByLabelText('Altura libre desde'), '6,5')
    await page.user.click(screen.getByRole('checkbox', { name: 'Corriente trifásica' }))
    await page.user.click(screen.getByRole('button', { name: /^Ver / }))
    await waitFor(() =>
      expect(page.address()).toBe('/propietario?facts=threePhase&minHeight=650&type=galpon'),
    )
    await page.user.click(
      await screen.findByRole('button', { name: 'Quitar «Altura libre de 6,5\u00a0m o más»' }),
    )
    expect(page.address()).toBe('/propietario?facts=threePhase&type=galpon')
    await page.user.click(screen.getByRole('button', { name: 'Quitar «Corriente trifásica»' }))
    expect(page.address()).toBe('/propietario?type=galpon')
  })

  it('asks a house for nothing that only sheds have, and a plot for no height', async () => {
    const page = await open('/propietario?type=entire', () => found(two))
    await page.user.click((await screen.findAllByRole('button', { name: 'Más filtros' }))[0]!)
    await screen.findByLabelText('Para qué lo usarás')
    expect(screen.queryByRole('checkbox', { name: 'Suministro de agua' })).toBeNull()
    page.unmount()
    await api.close()
    const plot = await open('/propietario?type=terreno&facts=water', () => found(two))
    await plot.user.click((await screen.findAllByRole('button', { name: /^Más filtros/ }))[0]!)
    expect(await screen.findByRole('checkbox', { name: 'Suministro de agua' })).toHaveProperty(
      'checked',
      true,
    )
    expect(screen.queryByLabelText('Altura libre desde')).toBeNull()
  })

  it('uses cursors where pages have no numbers', async () => {
    await open('/propietario?cursor=here', () => ({
      ...found(two, { page: 126, total: 1000 }),
      totalIsExact: false,
      nextCursor: 'next',
      previousCursor: 'before',
    }))
    const next = await screen.findByRole('link', { name: 'Siguiente' })
    expect(next.getAttribute('href')).toBe('/propietario?cursor=next')
    expect(screen.getByRole('link', { name: 'Anterior' }).getAttribute('href')).toBe('/propietario?page=125')
    expect(screen.getByRole('heading', { name: '1.000+ propiedades. Página 126' })).toBeTruthy()
  })

  it('offers a way out of an invalid address', async () => {
    const page = await open('/propietario?type=room&cursor=torn', ({ query }) =>
      query.has('cursor') ? refuse({ status: 422, code: 'validation', message: 'No' }) : found(two),
    )
    await page.user.click(await screen.findByRole('button', { name: 'Ir a la primera página' }))
    expect(await screen.findByRole('link', { name: /Casa Sucre/ })).toBeTruthy()
    expect(page.address()).toBe('/propietario?type=room')
  })

  it('asks to wait before a search is saved only as long as the session can’t be read', async () => {
    const page = await open('/propietario?type=galpon', () => found(two), { isUnread: true })
    await page.user.click(await screen.findByRole('button', { name: 'Guardar búsqueda' }))
    const save = await screen.findByRole('button', { name: 'Guardar' })
    await page.user.click(save)
    const waiting = 'Ahora no podemos leer tu sesión. Inténtalo en un momento.'
    expect(screen.getByText(waiting)).toBeTruthy()
    expect(localStorage.getItem('metrolibre.searches')).toBeNull()
    act(() => page.store.set(sessionAtom, { status: 'anonymous', user: null }))
    expect(screen.queryByText(waiting)).toBeNull()
    await page.user.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(localStorage.getItem('metrolibre.searches')).toContain('galpon')
    localStorage.clear()
  })

  it('shows why a search failed, and retries', async () => {
    let broken = true
    const page = await open('/propietario', () =>
      broken ? refuse({ status: 500, code: 'internal', message: 'Se cayó' }) : found(two),
    )
    expect((await screen.findByRole('alert')).textContent).toContain('Se cayó')
    broken = false
    await page.user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('link', { name: /Casa Sucre/ })).toBeTruthy()
  })
})
