import { describe, expect, it } from 'vitest'
import { enoughEvidence, evidenceOf, type Minute } from './evidence.ts'

/** A generator of numbers between 0 and 1 that gives the same ones each time (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Rates {
  views: number
  share: number
  control: number
  canary: number
}

/** Looks after every minute, as the judge does. Returns after which one there was enough evidence. */
function minutesUntilBack(next: () => number, most: number, rates: Rates): number | undefined {
  const minutes: Minute[] = []
  for (let minute = 1; minute <= most; minute += 1) {
    const counts = { canary: { seen: 0, bad: 0 }, control: { seen: 0, bad: 0 } }
    for (let view = 0; view < rates.views; view += 1) {
      const side = next() < rates.share ? 'canary' : 'control'
      counts[side].seen += 1
      if (next() < rates[side]) counts[side].bad += 1
    }
    minutes.push(counts)
    if (evidenceOf(minutes) >= enoughEvidence) return minute
  }
  return undefined
}

describe('evidence against a canary', () => {
  it.each([0, 0.01, 0.3])(
    'is never enough for one that is as good as the control, however often it is looked at (rate %d)',
    (rate) => {
      const next = random(7)
      const alarms = Array.from({ length: 400 }, () =>
        minutesUntilBack(next, 60, { views: 40, share: 0.05, control: rate, canary: rate }),
      ).filter((minute) => minute !== undefined)
      // Expected: at most one in five thousand.
      expect(alarms.length).toBeLessThanOrEqual(1)
    },
  )

  it('is none when the canary is better', () => {
    expect(evidenceOf([{ canary: { seen: 500, bad: 0 }, control: { seen: 500, bad: 60 } }])).toBeLessThan(
      0.001,
    )
  })

  it('is enough within seconds for one that fails always, and soon for one that fails often', () => {
    const dead = { canary: { seen: 6, bad: 6 }, control: { seen: 94, bad: 0 } }
    expect(evidenceOf([dead])).toBeGreaterThan(enoughEvidence)
    const next = random(11)
    const found = Array.from({ length: 100 }, () =>
      minutesUntilBack(next, 60, { views: 200, share: 0.05, control: 0.005, canary: 0.2 }),
    )
    const late = found.filter((minute) => minute === undefined || minute > 10)
    expect(late).toEqual([])
  })

  it('is none without anything to compare with', () => {
    expect(evidenceOf([])).toBe(1)
    expect(evidenceOf([{ canary: { seen: 9, bad: 9 }, control: { seen: 0, bad: 0 } }])).toBeCloseTo(1)
    expect(evidenceOf([{ canary: { seen: 0, bad: 0 }, control: { seen: 9, bad: 9 } }])).toBeCloseTo(1)
  })
})
