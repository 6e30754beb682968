import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openJournal } from './journal.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const at = (ms: number) => void vi.setSystemTime(ms)

it('counts as a gap the time in which somebody waits and nobody is answered, not a pause in which nobody asks', () => {
  const journal = openJournal()
  at(1000)
  const first = journal.begin('hold')
  at(1200)
  first('answered', '201')
  at(9000)
  const second = journal.begin('hold')
  at(9100)
  second('answered', '201')
  expect(journal.since(0, 10_000).write?.gapMs).toBe(200)
  const refused = journal.begin('contract')
  at(9500)
  refused('refused', '503')
  at(11_000)
  const again = journal.begin('contract')
  at(12_000)
  again('answered', '200')
  expect(journal.since(0, 15_000).write?.gapMs).toBe(2900)
})

it('waits for what was begun in time, and counts it', async () => {
  const journal = openJournal()
  at(1000)
  const hangs = journal.begin('contract')
  at(2000)
  expect(journal.since(0, 2000).contract).toBeUndefined()
  let isWhole = false
  const whole = journal.ended(2000).then(() => (isWhole = true))
  at(2001)
  journal.begin('hold')
  await Promise.resolve()
  expect(isWhole).toBe(false)
  at(21_000)
  hangs('failed', 'no answer in 20 s')
  await whole
  expect(journal.since(0, 2000).contract).toMatchObject({ failed: 1, gapMs: 1000 })
})
