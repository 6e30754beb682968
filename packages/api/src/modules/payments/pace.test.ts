import { describe, expect, it } from 'vitest'
import { atPace, callsPerSecond, createPace } from './pace.ts'

/** Returns when each of `count` simultaneous calls may start, in ms. */
const turnsOf = async (count: number, within: typeof atPace): Promise<number[]> => {
  const turns: number[] = []
  const pace = createPace(callsPerSecond, { now: () => 0, wait: async (ms) => void turns.push(ms) })
  await within(() => Promise.all(Array.from({ length: count }, () => pace())))
  return turns
}

describe('the pace of background calls', () => {
  it('allows at most twenty calls within any second', async () => {
    const turns = [0, ...(await turnsOf(100, atPace))]
    for (const start of turns)
      expect(turns.filter((turn) => turn >= start && turn < start + 1000).length).toBeLessThanOrEqual(20)
    expect(turns.at(-1)).toBe(4_950)
  })

  it('delays no call made for a waiting user', async () => {
    expect(await turnsOf(100, (work) => work())).toEqual([])
  })
})
