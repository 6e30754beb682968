import { bodyDeadlineMs, bodyLimits } from '@metrolibre/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Bodies, ReceivedBody } from './bodies.ts'

let bodies: Bodies
beforeEach(() => {
  vi.useFakeTimers()
  bodies = new Bodies()
})
afterEach(() => {
  bodies.close()
  vi.useRealTimers()
})

const begin = (network: string) => {
  const refuse = vi.fn<() => void>()
  return { body: bodies.begin(network, refuse), refuse }
}
const fill = (network: string) => Array.from({ length: 32 }, () => begin(network))

test('limits how many bodies one network sends at the same time, without affecting other networks', () => {
  fill('a')
  expect(begin('a').body).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 5 })
  expect(begin('b').body).toBeInstanceOf(ReceivedBody)
})

test('stops the slowest body of a network to make room for a new one, but never a fast one', () => {
  const own = fill('a')
  for (const { body } of own) bodies.receive(body as ReceivedBody, 1_000_000)
  const slow = own[7]!
  ;(slow.body as ReceivedBody).received = 1
  vi.advanceTimersByTime(2000)
  expect(begin('a').body).toBeInstanceOf(ReceivedBody)
  expect(slow.refuse).toHaveBeenCalledExactlyOnceWith({ code: 'too_slow' })
  expect(begin('a').body).toMatchObject({ code: 'rate_limited' })
})

test('frees the place of a body that is complete', () => {
  const [first] = fill('a')
  bodies.end(first!.body as ReceivedBody)
  bodies.end(first!.body as ReceivedBody)
  expect(begin('a').body).toBeInstanceOf(ReceivedBody)
  expect(begin('a').body).toMatchObject({ code: 'rate_limited' })
})

test('limits the bodies of all networks together, and stops the slowest of all', () => {
  for (let network = 0; network < 32; network += 1) fill(String(network))
  expect(begin('one more').body).toMatchObject({ code: 'unavailable' })
  vi.advanceTimersByTime(2000)
  expect(begin('one more').body).toBeInstanceOf(ReceivedBody)
})

test('stops a silent body at its deadline, which received bytes extend', () => {
  const silent = begin('a')
  const steady = begin('a')
  const everySecond = setInterval(
    () => bodies.receive(steady.body as ReceivedBody, bodyLimits.leastBytesPerSecond),
    1000,
  )
  vi.advanceTimersByTime(bodyDeadlineMs(0) + 1000)
  expect(silent.refuse).toHaveBeenCalledExactlyOnceWith({ code: 'too_slow' })
  vi.advanceTimersByTime(600_000)
  expect(steady.refuse).not.toHaveBeenCalled()
  clearInterval(everySecond)
})

test('gives a slow phone enough time to send the largest form', () => {
  expect(bodyDeadlineMs(bodyLimits.formBytes)).toBeGreaterThan(1000 * 60 * 60)
})

test('limits the stored bytes until they are released', () => {
  const form = 64 * 1024 * 1024
  const kept = Array.from({ length: 4 }, () => begin('a').body as ReceivedBody)
  for (const body of kept) expect(bodies.receive(body, form)).toBeUndefined()
  const next = begin('a').body as ReceivedBody
  expect(bodies.receive(next, 1)).toMatchObject({ code: 'rate_limited' })
  bodies.forget(kept[0]!)
  expect(bodies.receive(next, 1)).toBeUndefined()
  for (const network of 'bcdefghijklm') bodies.receive(begin(network).body as ReceivedBody, form)
  expect(bodies.receive(begin('z').body as ReceivedBody, form)).toMatchObject({ code: 'unavailable' })
})

test('stops all bodies when it is closed, and accepts no more', () => {
  const coming = [begin('a'), begin('b')]
  bodies.close()
  for (const { refuse } of coming)
    expect(refuse).toHaveBeenCalledExactlyOnceWith({ code: 'unavailable', retryAfterSeconds: 5 })
  expect(begin('c').body).toMatchObject({ code: 'unavailable' })
})
