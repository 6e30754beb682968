import { canaryLimits, type SentPages } from '@metrolibre/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openSentPageCount } from './count-pages.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12, 0, 50) }))
afterEach(() => vi.useRealTimers())

const noon = Date.UTC(2026, 0, 1, 12)
/** A ticket of a page that is sent now. */
const ticket = (version: string, app = 'mfe-north') => ({
  until: Math.floor(Date.now() / 1000) + canaryLimits.ticketMinutes * 60,
  entries: [{ canary: 'c', app, version }],
})
const sorted = (pages: SentPages[]) =>
  pages.toSorted((a, b) => a.minute - b.minute || (a.version < b.version ? -1 : 1))

it('tells what was sent in each minute, once browsers had time to be heard of', async () => {
  const told: SentPages[][] = []
  const count = openSentPageCount((pages) => Promise.resolve(told.push(sorted(pages))), vi.fn<() => void>())
  count.add(ticket('new'), '10.0.0.1')
  count.add(ticket('old'), '10.0.0.2')
  count.add(ticket('old'), '10.0.0.3')
  await vi.advanceTimersByTimeAsync(4_000)
  count.add(ticket('new'), '10.0.0.4')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told).toEqual([
    [
      { app: 'mfe-north', version: 'new', minute: noon, sent: 2 },
      { app: 'mfe-north', version: 'old', minute: noon, sent: 2 },
    ],
  ])
  count.add(ticket('new'), '10.0.0.5')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told[1]).toEqual([{ app: 'mfe-north', version: 'new', minute: noon + 60_000, sent: 1 }])
})

it('counts no more pages of one network than tickets of it are taken', async () => {
  const told: SentPages[][] = []
  const count = openSentPageCount((pages) => Promise.resolve(told.push(pages)), vi.fn<() => void>())
  for (let at = 0; at < 100; at += 1) count.add(ticket('new'), '10.0.0.1')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(told).toEqual([[expect.objectContaining({ sent: canaryLimits.ticketsPerNetwork })]])
})

it('goes on after a call that failed', async () => {
  const send = vi
    .fn<(pages: SentPages[]) => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(undefined)
  const onFailure = vi.fn<(error: unknown) => void>()
  const count = openSentPageCount(send, onFailure)
  count.add(ticket('new'), '10.0.0.1')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(onFailure).toHaveBeenCalledOnce()
  count.add(ticket('new'), '10.0.0.2')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(send).toHaveBeenCalledTimes(2)
})
