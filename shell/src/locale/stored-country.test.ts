// @vitest-environment jsdom
import type { User } from '@metrolibre/contract'
import { countryAtom, createStore, sessionAtom } from '@metrolibre/platform/host'
import { beforeEach, expect, it } from 'vitest'
import { keepCountry } from './stored-country.ts'

beforeEach(() => localStorage.clear())

const peruvian = { status: 'signed-in', user: { country: 'Perú' } as User } as const

it('shows a user the country of the profile, until another one is chosen', () => {
  const store = createStore()
  const stop = keepCountry(store)
  expect(store.get(countryAtom)).toBe('Chile')
  store.set(sessionAtom, peruvian)
  expect(store.get(countryAtom)).toBe('Perú')
  store.set(countryAtom, 'Chile')
  store.set(sessionAtom, { ...peruvian })
  expect(store.get(countryAtom)).toBe('Chile')
  stop()
})

it('keeps what was chosen on this device over the profile', () => {
  localStorage.setItem('metrolibre.country', 'Chile')
  const store = createStore()
  const stop = keepCountry(store)
  store.set(sessionAtom, peruvian)
  expect(store.get(countryAtom)).toBe('Chile')
  stop()
})
