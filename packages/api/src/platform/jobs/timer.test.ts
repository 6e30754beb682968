import pino from 'pino'
import type { Sql } from 'postgres'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTimer } from './timer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('continues when a connection it waits for does not arrive, and releases it when it arrives late', async () => {
  const release = vi.fn<() => void>()
  const connection = Object.assign(() => Promise.resolve([{ taken: true }]), { release })
  const lost = Promise.withResolvers<typeof connection>()
  const reserve = vi
    .fn<() => Promise<typeof connection>>()
    .mockReturnValueOnce(lost.promise)
    .mockResolvedValue(connection)
  const work = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  const onTurn = vi.fn<(name: string, outcome: 'done' | 'failed') => void>()
  const timer = startTimer({
    onTurn,
    name: 'test',
    milliseconds: 1000,
    work,
    sql: { reserve } as unknown as Sql,
    logger: pino({ level: 'silent' }),
  })
  await vi.advanceTimersByTimeAsync(3500)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(work).toHaveBeenCalledOnce()
  expect(onTurn.mock.calls).toEqual([['test', 'done']])
  const released = release.mock.calls.length
  lost.resolve(connection)
  await vi.advanceTimersByTimeAsync(0)
  expect(release).toHaveBeenCalledTimes(released + 1)
  await timer.stop()
})
