import { createQueryClient, createStore } from '@metrolibre/platform/host'
import type { RouteConfig } from '@metrolibre/platform/remote-config'
import { afterEach, expect, it, vi } from 'vitest'
import { loadCatalogue } from '../locale/catalogues.ts'
import type { Registry } from '../registry/registry.ts'
import type { ScreenStore } from '../registry/screen-store.ts'
import { createNavigation } from './navigation.ts'

afterEach(() => vi.useRealTimers())

const route = { id: 'search', path: '/propiedades', guard: 'public' } as unknown as RouteConfig

/** A page whose data never arrives. */
const start = async () => {
  await loadCatalogue('es')
  vi.useFakeTimers()
  const load = () =>
    Promise.resolve({
      status: 'ready',
      texts: { load: () => Promise.resolve({}) },
      route: { prefetch: () => new Promise<void>(() => {}) },
    })
  const { change } = createNavigation({
    registry: { remotes: {} } as unknown as Registry,
    screens: { load } as unknown as ScreenStore,
    store: createStore(),
    queryClient: createQueryClient(),
  })
  const arrived = vi.fn<() => void>()
  return {
    arrived,
    go: (isReturn: boolean) =>
      void change('mfe-tenants', route, new URL('http://localhost/propiedades'), { isReturn }).then(arrived),
  }
}

it('gives the data of a new page a moment', async () => {
  const { arrived, go } = await start()
  go(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(arrived).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(arrived).toHaveBeenCalled()
})

it('shows a page at once to which somebody returns', async () => {
  const { arrived, go } = await start()
  go(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(arrived).toHaveBeenCalled()
})
