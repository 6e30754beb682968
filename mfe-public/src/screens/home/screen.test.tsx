// @vitest-environment jsdom
import { endpoints, type LowestPrice, type Zone } from '@metrolibre/contract'
import { answers, renderRemote, screen, startFakeApi, within } from '@metrolibre/testing/react'
import { afterEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'

let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

const zone = (name: string, averageValue: number): Zone => ({
  id: crypto.randomUUID(),
  zone: name,
  city: 'Santiago',
  state: 'Metropolitana',
  country: 'Chile',
  lat: -33.45,
  long: -70.66,
  rate: 1,
  averageValue,
  isActive: true,
  timeZone: 'America/Santiago',
})

const openHome = async (
  zones: Zone[],
  testimonials: () => never[] = () => [],
  prices: LowestPrice[] = [],
) => {
  const api = await startFakeApi([
    answers(endpoints.zones.list, () => ({ zones })),
    answers(endpoints.locations.lowestPrices, () => ({ prices })),
    answers(endpoints.testimonials.list, () => ({ testimonials: testimonials() })),
  ])
  close = api.close
  return renderRemote(remote, { path: '/', api: api.baseUrl })
}

it('shows owners what a room earns in the median comuna, by the rule of the estimate', async () => {
  await openHome([zone('Cara', 20_000), zone('Barata', 3000), zone('Media', 10_123)])
  expect(await screen.findByText('Pieza en Media')).toBeTruthy()
  // 48 m² × 10.123 ± 10 %, rounded to three digits.
  expect(screen.getByText(/\$\s437\.000 a \$\s534\.000/)).toBeTruthy()
})

it('shows no estimate when no comuna has a value, and works without testimonials', async () => {
  await openHome([zone('Sin valor', 0)], () => {
    throw new Error('out of reach')
  })
  expect(await screen.findByText('Lo que más preguntan')).toBeTruthy()
  expect(screen.queryByText('Estimado mensual')).toBeNull()
  expect(screen.queryByText('Quienes ya arriendan aquí')).toBeNull()
})

it('shows the lowest price of each kind in the country of the visitor, with its unit', async () => {
  await openHome([], undefined, [
    { country: 'Perú', propertyType: 'galpon', unit: 'month', amount: 90_000, currency: 'PEN' },
    { country: 'Chile', propertyType: 'galpon', unit: 'hour', amount: 7000, currency: 'CLP' },
    { country: 'Chile', propertyType: 'galpon', unit: 'month', amount: 1_300_000, currency: 'CLP' },
    { country: 'Chile', propertyType: 'terreno', unit: 'hour', amount: 8000, currency: 'CLP' },
  ])
  const pin = await screen.findByText(/Galpón desde \$\s1\.300\.000\s\/mes/)
  expect(pin.getAttribute('href')).toBe('/propietario?type=galpon&country=Chile&sort=price_asc')
  expect(screen.getByText(/Terreno desde \$\s8\.000\s\/hora/)).toBeTruthy()
  const card = within(screen.getByRole('link', { name: /^Galpón.*Desde/ }))
  expect(card.getByText(/Desde \$\s1\.300\.000\s\/mes/)).toBeTruthy()
  expect(screen.queryByText(/S\//)).toBeNull()
})

it('shows a visitor in Perú what is new there, in its words', async () => {
  const asked: (string | null)[] = []
  const counts = { room: 0, entire: 0, galpon: 0, terreno: 0, hours: 0 }
  const api = await startFakeApi([
    answers(endpoints.locations.search, ({ query }) => {
      const country = query.get('country')
      asked.push(country)
      return {
        locations: [],
        page: 1,
        pageSize: 8,
        totalIsExact: true,
        nextCursor: null,
        previousCursor: null,
        total: country ? 12 : 40,
        counts,
      }
    }),
  ])
  close = api.close
  await renderRemote(remote, { path: '/', api: api.baseUrl, country: 'Perú' })
  const all = await screen.findByRole('link', { name: /12/ })
  expect(decodeURI(all.getAttribute('href')!)).toBe('/propietario?country=Perú')
  expect(new Set(asked)).toEqual(new Set(['Perú', null]))
  expect(screen.getByText(/^Alquila un cuarto, un almacén/)).toBeTruthy()
})
