// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadUntilReady } from './load-until-ready.ts'
import { RemoteError, type RemoteFault } from './remote-error.ts'
import { createScreenStore, type FetchScreen, type ReadyScreen } from './screen-store.ts'

const ready = { status: 'ready' } as ReadyScreen
const fails = (fault: RemoteFault = 'broken') => Promise.reject(new RemoteError('mfe-a', fault))
const onFailure = vi.fn<(error: RemoteError) => void>()

/** Begins to load a screen whose attempts end as given, and names the result. */
function begin(fetchScreen: FetchScreen) {
  const screens = createScreenStore(fetchScreen)
  const outcome = { screen: undefined as ReadyScreen | undefined }
  void loadUntilReady(screens, { remoteName: 'mfe-a', routeId: 'home', locale: 'es', onFailure }).then(
    (screen) => (outcome.screen = screen),
  )
  return outcome
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  onFailure.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('tries again by itself after growing pauses, and tells of the failure once', async () => {
  const fetchScreen = vi.fn<FetchScreen>(() => fails())
  const outcome = begin(fetchScreen)
  await vi.advanceTimersByTimeAsync(999)
  expect(fetchScreen).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(fetchScreen).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(fetchScreen).toHaveBeenCalledTimes(2)
  fetchScreen.mockResolvedValue(ready)
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome.screen).toBe(ready)
  expect(onFailure).toHaveBeenCalledOnce()
})

it.each([
  ['the connection is back', () => window.dispatchEvent(new Event('online'))],
  ['somebody returns to the window', () => window.dispatchEvent(new Event('focus'))],
  ['somebody returns to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
])('tries again at once when %s', async (_, happen) => {
  const fetchScreen = vi.fn<FetchScreen>(() => fails())
  const outcome = begin(fetchScreen)
  await vi.advanceTimersByTimeAsync(0)
  fetchScreen.mockResolvedValue(ready)
  happen()
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome.screen).toBe(ready)
})

it('tries nothing while nobody sees the page', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const fetchScreen = vi.fn<FetchScreen>(() => fails())
  begin(fetchScreen)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(fetchScreen).toHaveBeenCalledTimes(1)
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(fetchScreen).toHaveBeenCalledTimes(2)
})

it('takes a late screen when it arrives, and does not begin it again before that', async () => {
  let arrive: (late: ReadyScreen) => void = () => {}
  const fetchScreen = vi.fn<FetchScreen>((_name, _route, _locale, _again, onLate) => {
    arrive = onLate
    return fails('timeout')
  })
  const outcome = begin(fetchScreen)
  await vi.advanceTimersByTimeAsync(9_000)
  window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(0)
  expect(fetchScreen).toHaveBeenCalledTimes(1)
  arrive(ready)
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome.screen).toBe(ready)
  expect(fetchScreen).toHaveBeenCalledTimes(1)
})
