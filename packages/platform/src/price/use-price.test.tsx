// @vitest-environment jsdom
import { configureApi } from '@metrolibre/api-client'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Country } from '../intl/locale.ts'
import {
  countryAtom,
  createMemoryNavigation,
  createStore,
  PlatformProviders,
  PagesInMemory,
} from '../providers/index.ts'
import { createQueryClient } from '../host/create-query-client.ts'
import type { RuntimeConfig } from '../runtime-config/runtime-config.ts'
import { usePrice } from './use-price.ts'

const currencies = [
  { country: 'Chile', currency: 'CLP', value: 1000 },
  { country: 'Perú', currency: 'PEN', value: 4 },
]

function Prices() {
  const price = usePrice()
  const shown = [
    price({ amount: 450_000, currency: 'CLP' }, 'month'),
    price({ amount: 190_050, currency: 'PEN' }, 'hour'),
    price({ amount: 190_000, currency: 'PEN' }),
  ]
  return shown.map(({ text, unitText, reference }) => (
    <p key={text + unitText}>
      {`${text} ${unitText} ${reference ? 'ref' : 'exact'}`.replaceAll(/\s+/g, ' ')}
    </p>
  ))
}

const open = (country: Country, path = '/', rates: unknown[] = currencies) => {
  configureApi({
    baseUrl: 'https://api.example',
    fetch: () => Promise.resolve(Response.json({ currencies: rates })),
  })
  const store = createStore()
  store.set(countryAtom, country)
  const routes = [{ path: '*', element: <Prices /> }]
  const navigation = createMemoryNavigation(path)
  render(
    <PlatformProviders store={store} queryClient={createQueryClient()} config={{} as RuntimeConfig}>
      <PagesInMemory navigation={navigation} routes={routes} />
    </PlatformProviders>,
  )
  return store
}

const texts = () => [...document.querySelectorAll('p')].map((line) => line.textContent)

describe('a price', () => {
  beforeEach(() => document.body.replaceChildren())
  afterEach(cleanup)

  it('is exact in its own country, and a rounded reference in the other', async () => {
    open('Chile')
    await waitFor(() =>
      expect(texts()).toEqual(['$ 450.000 /mes exact', '$ 475.125 /hora ref', '$ 475.000 ref']),
    )
  })

  it('changes with the selected country and with the language', async () => {
    const store = open('Chile', '/en')
    await waitFor(() => expect(texts()[0]).toBe('$ 450.000 CLP /month exact'))
    store.set(countryAtom, 'Perú')
    await waitFor(() =>
      expect(texts()).toEqual([
        'S/ 1.800 PEN /month ref',
        'S/ 1,900.50 PEN /hour exact',
        'S/ 1,900.00 PEN exact',
      ]),
    )
  })

  it('stays exact when an exchange rate is missing', async () => {
    open('Perú', '/', [])
    expect(await screen.findByText('$ 450.000 /mes exact')).toBeTruthy()
  })
})
