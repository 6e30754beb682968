// @vitest-environment jsdom
import type { User } from '@metrolibre/contract'
import { countryAtom, createStore, drawFor, sessionAtom, toastsAtom } from '@metrolibre/platform/host'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tellCountry } from './tell-country.ts'
import { keepCountry } from './stored-country.ts'

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'country=; Max-Age=0; Path=/'
})
afterEach(() => vi.restoreAllMocks())

const anonymous = { status: 'anonymous', user: null } as const

/** A browser whose clock is that of this city. */
const clockOf = (timeZone: string) =>
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone,
  })

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

it('shows Perú to a browser there, tells so once, and keeps a choice', async () => {
  clockOf('America/Lima')
  const store = createStore()
  store.set(sessionAtom, anonymous)
  keepCountry(store)()
  expect(store.get(countryAtom)).toBe('Perú')
  const told = await vi.waitUntil(() => store.get(toastsAtom)[0])
  expect(told.text).toBe('Ves primero lo de Perú, con sus precios.')

  const again = createStore()
  const stop = keepCountry(again)
  expect(again.get(countryAtom)).toBe('Chile')
  again.set(sessionAtom, anonymous)
  expect(again.get(countryAtom)).toBe('Perú')
  again.set(countryAtom, 'Chile')
  stop()

  const chosen = createStore()
  keepCountry(chosen)()
  expect(chosen.get(countryAtom)).toBe('Chile')
  expect(again.get(toastsAtom)).toEqual([])
})

it('follows what the edge named before the clock, and keeps what is chosen where the server reads it', () => {
  clockOf('America/Lima')
  const named = createStore()
  named.set(sessionAtom, anonymous)
  const stop = keepCountry(named, true)
  expect(named.get(countryAtom)).toBe('Chile')
  expect(document.cookie).not.toContain('country=')
  named.set(countryAtom, 'Perú')
  expect(document.cookie).toContain('country=PE')
  stop()
})

it('tells of Perú when the page is drawn for it', async () => {
  clockOf('America/Santiago')
  const store = createStore()
  drawFor(store, 'Perú')
  store.set(sessionAtom, anonymous)
  keepCountry(store, true)()
  expect(store.get(countryAtom)).toBe('Perú')
  expect(await vi.waitUntil(() => store.get(toastsAtom)[0])).toBeTruthy()
})

it('offers the other country by one press', async () => {
  const store = createStore()
  store.set(countryAtom, 'Perú')
  await tellCountry(store)
  const { action } = store.get(toastsAtom)[0]!
  expect(action!.text).toBe('Ver Chile')
  action!.onPress()
  expect(store.get(countryAtom)).toBe('Chile')
})

it('follows the profile of a user rather than the clock', () => {
  clockOf('America/Lima')
  const store = createStore()
  const stop = keepCountry(store)
  store.set(sessionAtom, { status: 'signed-in', user: { country: 'Chile' } as User })
  expect(store.get(countryAtom)).toBe('Chile')
  stop()
})
