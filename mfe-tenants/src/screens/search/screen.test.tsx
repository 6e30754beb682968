// @vitest-environment jsdom
import { endpoints, type SearchResult } from '@metrolibre/contract'
import {
  answers,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  type FakeApi,
  type FakeCall,
} from '@metrolibre/testing/react'
import { afterEach, describe, expect, it } from 'vitest'
import remote from '../../remote.tsx'
import { card, found } from '../../testing/places.ts'

let api: FakeApi
afterEach(() => api.close())

const open = async (path: string, search: (call: FakeCall) => SearchResult) => {
  api = await startFakeApi([
    answers(endpoints.locations.search, search),
    answers(endpoints.general.all, () => ({ general: [] })),
    answers(endpoints.currency.list, () => ({ currencies: [] })),
    answers(endpoints.locations.suggestions, () => ({
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
    })),
  ])
  return renderRemote(remote, { path, api: api.baseUrl })
}
const two = [
  card(),
  card({ id: 'c00ea341-b6da-48fb-aac1-a490b9f654ea', name: 'Nave norte', price: { state: 'sold_out' } }),
]

describe('the search', () => {
  it('shows what was found, with prices and what has none', async () => {
    await open('/propietario?comuna=Ñuñoa', () => found(two))
    expect(await screen.findByRole('heading', { name: '2 propiedades en Ñuñoa' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Casa Sucre/ }).textContent).toContain('$\u00a0450.000/mes')
    expect(screen.getByRole('link', { name: /Nave norte/ }).textContent).toContain('Agotada')
    expect(screen.queryByRole('navigation', { name: 'Páginas' })).toBeNull()
  })

  it('asks for a kind through the address and back', async () => {
    const page = await open('/propietario?page=2', () => found(two))
    await page.user.click(await screen.findByRole('button', { name: /Galpón/ }))
    expect(page.address()).toBe('/propietario?type=galpon')
    await page.user.click(screen.getByRole('button', { name: /Todos/ }))
    expect(page.address()).toBe('/propietario')
  })

  it('fills in a place that was suggested', async () => {
    const page = await open('/propietario', () => found(two))
    await page.user.type(await screen.findByRole('combobox', { name: 'Comuna o ciudad' }), 'nun')
    await screen.findByRole('option', { name: /Ñuñoa/ })
    await page.user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(new URLSearchParams(page.address().split('?')[1]).get('comuna')).toBe('Ñuñoa'))
  })

  it('searches for words where no place was picked', async () => {
    const page = await open('/en/propietario?city=Lima', () => found(two))
    const box = await screen.findByRole('combobox', { name: 'District or city' })
    await page.user.clear(box)
    await page.user.type(box, 'bodega{Enter}')
    await waitFor(() => expect(page.address()).toBe('/en/propietario?q=bodega'))
  })

  it('says which country a highest price is meant for', async () => {
    const page = await open('/propietario', () => found(two))
    await page.user.selectOptions(await screen.findByLabelText('Precio mensual'), '500000')
    await waitFor(() => expect(page.address()).toBe('/propietario?country=Chile&maxPrice=500000'))
  })

  it('leaves Anterior and Siguiente out at the ends', async () => {
    await open('/propietario?page=3', () => found(two, { page: 3, total: 24 }))
    const previous = await screen.findByRole('link', { name: 'Anterior' })
    expect(previous.getAttribute('href')).toBe('/propietario?page=2')
    expect(screen.queryByRole('link', { name: 'Siguiente' })).toBeNull()
  })

  it('offers fewer filters where nothing is free', async () => {
    const page = await open('/propietario?type=room&maxPrice=1', ({ query }) =>
      found(query.has('maxPrice') ? [] : two),
    )
    await page.user.click(await screen.findByRole('button', { name: 'Con cualquier precio' }))
    expect(await screen.findByRole('link', { name: /Casa Sucre/ })).toBeTruthy()
    expect(page.address()).toBe('/propietario?type=room')
  })

  it('says why there is no answer and asks again', async () => {
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
