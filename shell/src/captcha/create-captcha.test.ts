import { describe, expect, it, vi } from 'vitest'
import { createCaptcha } from './create-captcha.ts'

const setUp = (provider: 'altcha' | 'recaptcha' = 'altcha') => {
  const clock = { now: 0 }
  let made = 0
  const work = vi.fn<() => Promise<string>>(() => Promise.resolve(`proof-${++made}`))
  return { clock, work, captcha: createCaptcha({ provider, prove: work, now: () => clock.now }) }
}

describe('the captcha', () => {
  it('prepares a proof in advance and uses each proof once', async () => {
    const { captcha, work } = setUp()
    captcha.prepare()
    captcha.prepare()
    expect(work).toHaveBeenCalledTimes(1)
    expect(await captcha.prove()).toBe('proof-1')
    expect(await captcha.prove()).toBe('proof-2')
  })

  it('does not use a proof that has expired', async () => {
    const { captcha, clock } = setUp()
    captcha.prepare()
    clock.now = 9 * 60_000
    expect(await captcha.prove()).toBe('proof-2')
  })

  it('tries again when the preparation failed', async () => {
    const { captcha, work } = setUp()
    work.mockRejectedValueOnce(new Error('offline'))
    captcha.prepare()
    expect(await captcha.prove()).toBe('proof-1')
  })

  it('does not ask again after the user has given up', async () => {
    const { captcha, work } = setUp('recaptcha')
    work.mockRejectedValueOnce(new Error('closed'))
    await expect(captcha.prove()).rejects.toThrow('closed')
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('calls the provider only when a form is sent', async () => {
    const { captcha, work } = setUp('recaptcha')
    captcha.prepare()
    expect(work).not.toHaveBeenCalled()
    expect(await captcha.prove()).toBe('proof-1')
  })
})
