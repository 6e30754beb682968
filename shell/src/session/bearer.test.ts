import { describe, expect, it, vi } from 'vitest'
import { createBearer } from './bearer.ts'

const setUp = (renew = vi.fn<() => Promise<string | null>>().mockResolvedValue('second')) => {
  const clock = { now: 0 }
  const renewed = vi.fn<() => void>()
  const gone = vi.fn<() => void>()
  const bearer = createBearer({ renew, renewed, gone, now: () => clock.now })
  return { bearer, clock, renew, renewed, gone }
}

describe('the bearer', () => {
  it('is null and never renewed for visitors', async () => {
    const { bearer, renew } = setUp()
    expect(await bearer.get()).toBeNull()
    expect(renew).not.toHaveBeenCalled()
  })

  it('is used unchanged for less than a minute', async () => {
    const { bearer, clock, renew } = setUp()
    bearer.set('first')
    clock.now = 59_999
    expect(await bearer.get()).toBe('first')
    expect(renew).not.toHaveBeenCalled()
  })

  it('is renewed before the next call after one minute, once for all concurrent calls', async () => {
    const { bearer, clock, renew, renewed } = setUp()
    bearer.set('first')
    clock.now = 60_000
    expect(await Promise.all([bearer.get(), bearer.get()])).toEqual(['second', 'second'])
    expect(renew).toHaveBeenCalledTimes(1)
    expect(renewed).toHaveBeenCalledTimes(1)
    clock.now = 119_999
    expect(await bearer.get()).toBe('second')
    expect(renew).toHaveBeenCalledTimes(1)
  })

  it('does not restore a session that ended during the renewal', async () => {
    let answer = (_token: string) => {}
    const { bearer, clock, renewed } = setUp(
      vi.fn(() => new Promise<string>((resolve) => (answer = resolve))),
    )
    bearer.set('first')
    clock.now = 60_000
    const call = bearer.get()
    bearer.set(null)
    answer('second')
    expect(await call).toBeNull()
    expect(await bearer.get()).toBeNull()
    expect(renewed).not.toHaveBeenCalled()
  })

  it('is renewed at once when the server refused it, without loading the user again', async () => {
    const { bearer, renewed } = setUp()
    bearer.set('first')
    expect(await bearer.get({ fresh: true })).toBe('second')
    expect(renewed).not.toHaveBeenCalled()
  })

  it('reports when there is no session to renew from', async () => {
    const { bearer, gone } = setUp(vi.fn<() => Promise<string | null>>().mockResolvedValue(null))
    bearer.set('first')
    expect(await bearer.get({ fresh: true })).toBeNull()
    expect(gone).toHaveBeenCalledTimes(1)
  })

  describe('whose renewal for its age fails', () => {
    it('is still used, and renewed with a later call', async () => {
      const { bearer, clock, gone } = setUp(
        vi
          .fn<() => Promise<string | null>>()
          .mockRejectedValueOnce(new Error('busy'))
          .mockResolvedValue('third'),
      )
      bearer.set('first')
      clock.now = 60_000
      expect(await bearer.get()).toBe('first')
      expect(gone).not.toHaveBeenCalled()
      expect(await bearer.get()).toBe('third')
    })

    it('is not used for a session that has ended meanwhile', async () => {
      const { bearer, clock } = setUp(
        vi.fn(async () => {
          bearer.set(null)
          throw new Error('busy')
        }),
      )
      bearer.set('first')
      clock.now = 60_000
      expect(await bearer.get()).toBeNull()
    })
  })

  it('is still used while a renewal for its age takes long, for which no call waits twice', async () => {
    vi.useFakeTimers()
    let answer = (_token: string) => {}
    const { bearer, clock, renew } = setUp(vi.fn(() => new Promise<string>((resolve) => (answer = resolve))))
    bearer.set('first')
    clock.now = 60_000
    const call = bearer.get()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await call).toBe('first')
    expect(await bearer.get()).toBe('first')
    expect(renew).toHaveBeenCalledTimes(1)
    answer('second')
    await vi.advanceTimersByTimeAsync(0)
    expect(await bearer.get()).toBe('second')
    vi.useRealTimers()
  })

  it('is not used any more after the server refused it: the caller gets the error of the renewal', async () => {
    const { bearer, gone } = setUp(vi.fn<() => Promise<string>>().mockRejectedValue(new Error('busy')))
    bearer.set('first')
    await expect(bearer.get({ fresh: true })).rejects.toThrow('busy')
    expect(gone).not.toHaveBeenCalled()
  })
})
