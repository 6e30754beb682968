import { createQueryClient, createStore, sessionAtom } from '@metrolibre/platform/host'
import type { RouteConfig } from '@metrolibre/platform/remote-config'
import { afterEach, expect, it, vi } from 'vitest'
import { loadCatalogue } from '../locale/catalogues.ts'
import type { Registry } from '../registry/registry.ts'
import type { ScreenState, ScreenStore } from '../registry/screen-store.ts'
import { createNavigation } from './navigation.ts'

afterEach(() => vi.useRealTimers())

const registryOf = (name: string, ...routes: Pick<RouteConfig, 'id' | 'path' | 'guard'>[]) =>
  ({ remotes: { [name]: { config: { routes } } } }) as unknown as Registry

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
    registry: registryOf('mfe-tenants', { id: 'search', path: '/propiedades', guard: 'public' }),
    screens: { load } as unknown as ScreenStore,
    store: createStore(),
    queryClient: createQueryClient(),
  })
  const arrived = vi.fn<() => void>()
  return {
    arrived,
    go: (isReturn: boolean) =>
      void change(new URL('http://localhost/propiedades'), { isReturn }).then(arrived),
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

it('loads what is behind a login while somebody logs in, and nothing of the administration', async () => {
  await loadCatalogue('es')
  const requestIdleCallback = (work: () => void) => setTimeout(work)
  vi.stubGlobal('window', { requestIdleCallback })
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  const texts = vi.fn<() => Promise<object>>(() => Promise.resolve({}))
  const load = vi.fn<ScreenStore['load']>(() =>
    Promise.resolve({ status: 'ready', texts: { load: texts }, route: {} } as unknown as ScreenState),
  )
  const store = createStore()
  const { change } = createNavigation({
    registry: registryOf(
      'mfe-tenants',
      { id: 'admin-users', path: '/admin/users', guard: 'admin' },
      { id: 'calendar', path: '/propietario/:id/calendar', guard: 'user' },
    ),
    screens: { load } as unknown as ScreenStore,
    store,
    queryClient: createQueryClient(),
  })
  store.set(sessionAtom, { status: 'anonymous', user: null })
  await change(new URL('http://localhost/admin/users'))
  await change(new URL('http://localhost/propietario/p/calendar'))
  await expect.poll(() => texts.mock.calls.length).toBe(1)
  expect(load.mock.calls).toEqual([['mfe-tenants', 'calendar', 'es']])
  vi.unstubAllGlobals()
})
