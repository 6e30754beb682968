import { expect, it, vi } from 'vitest'
import { RemoteError } from './remote-error.ts'
import { createScreenStore, type FetchScreen, type ReadyScreen } from './screen-store.ts'

const ready = { status: 'ready' } as ReadyScreen

it('loads a screen once for all concurrent callers and keeps it', async () => {
  const fetchScreen = vi.fn<FetchScreen>().mockResolvedValue(ready)
  const store = createScreenStore(fetchScreen)
  expect(store.get('mfe-a', 'home', 'es').status).toBe('loading')
  await Promise.all([store.load('mfe-a', 'home', 'es'), store.load('mfe-a', 'home', 'es')])
  expect(store.get('mfe-a', 'home', 'es')).toBe(ready)
  await store.load('mfe-a', 'home', 'es')
  expect(fetchScreen).toHaveBeenCalledOnce()
})

it('stores each language and route separately', async () => {
  const store = createScreenStore(() => Promise.resolve(ready))
  await store.load('mfe-a', 'home', 'es')
  expect(store.get('mfe-a', 'home', 'en').status).toBe('loading')
})

it('stores a failure without rejecting, notifies listeners, and recovers at the next attempt', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const fetchScreen = vi
    .fn<FetchScreen>()
    .mockRejectedValueOnce(new RemoteError('mfe-a', 'broken'))
    .mockResolvedValueOnce(ready)
  const store = createScreenStore(fetchScreen)
  const heard = vi.fn<() => void>()
  store.subscribe(heard)
  expect(await store.load('mfe-a', 'home', 'es')).toMatchObject({
    status: 'failed',
    error: { fault: 'broken' },
  })
  expect(await store.load('mfe-a', 'home', 'es')).toBe(ready)
  expect(heard).toHaveBeenCalledTimes(2)
  expect(fetchScreen.mock.calls.map(([, , , again]) => again)).toEqual([false, true])
})

it('replaces a failure by its screen when that arrives late', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let arrive: (late: ReadyScreen) => void = () => {}
  const store = createScreenStore((_name, _route, _locale, _again, onLate) => {
    arrive = onLate
    return Promise.reject(new RemoteError('mfe-a', 'timeout'))
  })
  expect(await store.load('mfe-a', 'home', 'es')).toMatchObject({ status: 'failed' })
  arrive(ready)
  expect(store.get('mfe-a', 'home', 'es')).toBe(ready)
})
