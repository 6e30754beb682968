// @vitest-environment jsdom
import { endpoints, type Zone } from '@metrolibre/contract'
import { answers, renderRemote, screen, startFakeApi } from '@metrolibre/testing/react'
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
})

const openHome = async (zones: Zone[], testimonials: () => never[] = () => []) => {
  const api = await startFakeApi([
    answers(endpoints.zones.list, () => ({ zones })),
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
  expect(screen.queryByText('Ya están adentro')).toBeNull()
})
