import { beforeEach, describe, expect, it } from 'vitest'
import { createProviderRest } from './provider-rest.ts'

let kept: Map<string, string>
const clock = { now: 0 }
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
/** Each call creates another tab with the same storage. */
const tab = () => createProviderRest({ storage, now: () => clock.now, random: () => 0 })

beforeEach(() => {
  kept = new Map()
  clock.now = 1_800_000_000_000
})

describe('the pause of the identity provider', () => {
  it('grows with each consecutive failure, in all tabs, up to two minutes', () => {
    const rests = Array.from({ length: 10 }, () => {
      tab().begin()
      const start = clock.now
      while (!tab().mayAsk()) clock.now += 500
      return clock.now - start
    })
    expect(rests).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 120_000, 120_000, 120_000])
  })

  it('differs between browsers', () => {
    createProviderRest({ storage, now: () => clock.now, random: () => 0.999 }).begin()
    clock.now += 1_900
    expect(tab().mayAsk()).toBe(false)
  })

  it('ends with an attempt that the first tab makes for all of them', () => {
    const [one, other] = [tab(), tab()]
    one.begin()
    clock.now += 1_000
    expect([one.mayAsk(), other.mayAsk(), one.mayAsk()]).toEqual([true, false, false])
    one.end()
    expect([one.mayAsk(), other.mayAsk()]).toEqual([true, true])
  })

  it('is as long as the provider asks for, within limits', () => {
    tab().begin(30_000)
    clock.now += 29_999
    expect(tab().mayAsk()).toBe(false)
    clock.now += 1
    expect(tab().mayAsk()).toBe(true)
    tab().begin(86_400_000)
    clock.now += 600_000
    expect(tab().mayAsk()).toBe(true)
  })

  it('ends when the clock was set back or the storage contains garbage', () => {
    tab().begin()
    clock.now -= 86_400_000
    expect(tab().mayAsk()).toBe(true)
    for (const rubbish of ['', 'x', '1 2 3 x', 'Infinity Infinity', '{"until":1}', '9e99 1']) {
      kept.set('metrolibre.identity-rest', rubbish)
      expect(tab().mayAsk(), rubbish).toBe(true)
    }
  })
})
