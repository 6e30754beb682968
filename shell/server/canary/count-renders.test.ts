import type { RenderCount } from '@metrolibre/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Rendering } from '../render/rendering.ts'
import { openRenderCount } from './count-renders.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const rendering = (outcome: Rendering['outcome'], version = 'new', app = 'mfe-north'): Rendering => ({
  app,
  version,
  outcome,
  seconds: 0.1,
})
const sorted = (renders: RenderCount[]) => renders.toSorted((a, b) => (a.version < b.version ? -1 : 1))

it('sends what both versions of an app with a canary did, and nothing of others', async () => {
  const sent: RenderCount[][] = []
  const count = openRenderCount(
    () => [{ app: 'mfe-north' }],
    (renders) => Promise.resolve(sent.push(sorted(renders))),
    vi.fn<() => void>(),
  )
  for (const outcome of ['rendered', 'page', 'late', 'worker'] as const) count.add(rendering(outcome))
  // These were not tried, so they say nothing of the version.
  for (const outcome of ['overloaded', 'unstarted', 'paused'] as const) count.add(rendering(outcome))
  count.add(rendering('rendered', 'old'))
  count.add(rendering('page', 'old', 'mfe-south'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent).toEqual([
    [
      { app: 'mfe-north', version: 'new', seen: 4, bad: 3 },
      { app: 'mfe-north', version: 'old', seen: 1, bad: 0 },
    ],
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
})

it('goes on after a call that failed', async () => {
  const send = vi
    .fn<(renders: RenderCount[]) => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(undefined)
  const onFailure = vi.fn<(error: unknown) => void>()
  const count = openRenderCount(() => [{ app: 'mfe-north' }], send, onFailure)
  count.add(rendering('rendered'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(onFailure).toHaveBeenCalledOnce()
  count.add(rendering('page'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(send).toHaveBeenLastCalledWith([{ app: 'mfe-north', version: 'new', seen: 1, bad: 1 }])
})
