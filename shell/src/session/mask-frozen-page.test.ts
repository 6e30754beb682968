// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { maskFrozenPage } from './mask-frozen-page.ts'

let stop = () => {}
const happen = (name: string, persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted }))
const isMasked = () => document.documentElement.style.opacity === '0'

function open(isPersonal: boolean) {
  const checked = Promise.withResolvers<void>()
  const verify = vi.fn<() => Promise<void>>(() => checked.promise)
  stop = maskFrozenPage({ isPersonal: () => isPersonal, verify })
  return { verify, checked }
}

afterEach(() => {
  stop()
  document.documentElement.removeAttribute('style')
})

it.each([
  ['is checked', (checked: PromiseWithResolvers<void>) => checked.resolve()],
  ['could not be checked', (checked: PromiseWithResolvers<void>) => checked.reject(new Error('offline'))],
])('hides the page of a person from when it is frozen until the session %s', async (_, answer) => {
  const { verify, checked } = open(true)
  happen('pagehide', true)
  expect(isMasked()).toBe(true)
  happen('pageshow', true)
  await Promise.resolve()
  expect(verify).toHaveBeenCalledOnce()
  expect(isMasked()).toBe(true)
  answer(checked)
  await vi.waitFor(() => expect(isMasked()).toBe(false))
})

it('shows a visitor’s page at once, and checks it too', () => {
  const { verify } = open(false)
  happen('pagehide', true)
  expect(isMasked()).toBe(false)
  happen('pageshow', true)
  expect(verify).toHaveBeenCalledOnce()
})

it('leaves pages that are loaded and left as usual', () => {
  const { verify } = open(true)
  happen('pageshow', false)
  happen('pagehide', false)
  expect([isMasked(), verify.mock.calls.length]).toEqual([false, 0])
})
