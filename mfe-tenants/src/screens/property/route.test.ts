import { configureApi, properties } from '@metrolibre/api-client'
import { endpoints } from '@metrolibre/contract'
import { createPageIntl, createQueryClient } from '@metrolibre/platform/host'
import { answers, startFakeApi, type FakeApi } from '@metrolibre/testing/react'
import { afterEach, expect, test, vi } from 'vitest'
import english from '../../../locales/en.json'
import texts from '../../../locales/es.json'
import { detail } from '../../testing/places.ts'
import { head, prefetch, titleAtOnce } from './route.ts'

let api: FakeApi | undefined
afterEach(async () => {
  vi.unstubAllGlobals()
  await api?.close()
})

test('has the property’s name as its title, even if the availability fails before the property is loaded', async () => {
  const queryClient = createQueryClient({ onServer: true })
  const availability = { queryKey: properties.keys.availability(detail().id), exact: false }
  api = await startFakeApi([
    answers(endpoints.locations.detail, async () => {
      await expect.poll(() => queryClient.getQueryCache().find(availability)?.state.status).toBe('error')
      return detail()
    }),
  ])
  configureApi({ baseUrl: api.baseUrl, getToken: async () => null, getLanguage: () => 'es' })
  const page = {
    params: { id: detail().id },
    url: new URL(`https://metrolibre.example/propietario/${detail().id}/details`),
    queryClient,
    locale: 'es' as const,
    country: 'Chile' as const,
  }
  await prefetch(page)
  expect(head({ ...page, intl: createPageIntl('es', texts) }).title).toMatch(/^Casa Sucre, /)
  const shown = head({ ...page, intl: createPageIntl('es', texts) })
  expect(shown.description).toMatch(/^Casa Sucre, .+: \$\s.+ al mes\. /)
  expect(shown.imageAlt).toMatch(/^Casa Sucre, .+: \$\s.+ al mes$/)
  const abroad = head({ ...page, locale: 'en', intl: createPageIntl('en', english) })
  expect(abroad.description).toMatch(/^Casa Sucre, .+: \$\s.+\sCLP a month\. /)
})

test('is titled at once with the name that a list has shown, and not at all if none has', () => {
  const queryClient = createQueryClient({ onServer: false })
  const context = {
    params: { id: detail().id },
    url: new URL(`https://metrolibre.example/propietario/${detail().id}/details`),
    queryClient,
    locale: 'es' as const,
    country: 'Chile' as const,
    intl: createPageIntl('es', texts),
  }
  expect(titleAtOnce(context)).toBeUndefined()
  queryClient.setQueryData([...properties.keys.searches, 'any'], { properties: [detail()] })
  expect(titleAtOnce(context)).toMatch(/^Casa Sucre, /)
})

test('tells search engines what a shed has, and nothing of what it lacks or nobody stated', async () => {
  const queryClient = createQueryClient({ onServer: true })
  api = await startFakeApi([
    answers(endpoints.locations.detail, () =>
      detail({ propertyType: 'galpon', wifi: false, threePhase: true, water: true, fence: false }),
    ),
  ])
  configureApi({ baseUrl: api.baseUrl, getToken: async () => null, getLanguage: () => 'es' })
  const page = {
    params: { id: detail().id },
    url: new URL(`https://metrolibre.example/propietario/${detail().id}/details`),
    queryClient,
    locale: 'es' as const,
    country: 'Chile' as const,
  }
  await prefetch(page)
  const { jsonLd } = head({ ...page, intl: createPageIntl('es', texts) })
  const written = JSON.stringify(jsonLd)
  for (const name of ['threePhase', 'water']) expect(written).toContain(`"name":"${name}"`)
  for (const name of ['truckAccess', 'fence']) expect(written).not.toContain(name)
  vi.stubGlobal('document', {})
  vi.resetModules()
  const inBrowser = await import('./route.ts')
  expect(inBrowser.head({ ...page, intl: createPageIntl('es', texts) }).jsonLd).toBeUndefined()
})
