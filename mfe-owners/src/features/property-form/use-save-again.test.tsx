// @vitest-environment jsdom
import { act, cleanup, render } from '@metrolibre/testing/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSaveAgain } from './use-save-again.ts'
import type { KeptListing } from './use-save-listing.ts'

const save = vi.fn<() => void>()

function Form({ kept, enabled = true }: { kept: KeptListing | undefined; enabled?: boolean }) {
  useSaveAgain(kept, save, enabled)
  return null
}

let rerender: (form: React.ReactElement) => void
/** Every failed attempt is a state of its own, as it is in the form. */
const failOnce = (againAfterMs = 0) => rerender(<Form kept={{ where: 'device', againAfterMs }} />)
const wait = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * 1000))

const see = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
const connect = (on: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(on)
  act(() => void window.dispatchEvent(new Event(on ? 'online' : 'offline')))
}

beforeEach(() => {
  save.mockClear()
  vi.useFakeTimers()
  ;({ rerender } = render(<Form kept={undefined} />))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('saves again after pauses that grow to a minute, until it works', () => {
  for (const [attempts, seconds] of [5, 15, 30, 60, 60].entries()) {
    failOnce()
    wait(seconds - 1)
    expect(save).toHaveBeenCalledTimes(attempts)
    wait(1)
    expect(save).toHaveBeenCalledTimes(attempts + 1)
    rerender(<Form kept={{ where: 'on-its-way' }} />)
  }
  rerender(<Form kept={{ where: 'server', at: 0 }} />)
  wait(3600)
  expect(save).toHaveBeenCalledTimes(5)
  failOnce()
  wait(5)
  expect(save).toHaveBeenCalledTimes(6)
})

it('waits as long as the server asks for', () => {
  failOnce(20_000)
  wait(19)
  expect(save).not.toHaveBeenCalled()
  wait(1)
  expect(save).toHaveBeenCalledOnce()
})

it('waits while nobody sees the page, and saves as soon as it is seen', () => {
  see('hidden')
  failOnce()
  wait(600)
  expect(save).not.toHaveBeenCalled()
  see('visible')
  expect(save).toHaveBeenCalledOnce()
})

it('does not save early because the page is seen again', () => {
  failOnce()
  see('hidden')
  see('visible')
  expect(save).not.toHaveBeenCalled()
})

it('waits for a connection, and does not repeat what is refused, or for a listing that is discarded', () => {
  connect(false)
  failOnce()
  wait(600)
  expect(save).not.toHaveBeenCalled()
  connect(true)
  wait(5)
  expect(save).toHaveBeenCalledOnce()
  rerender(<Form kept={{ where: 'device' }} />)
  wait(600)
  rerender(<Form kept={{ where: 'device', againAfterMs: 0 }} enabled={false} />)
  wait(600)
  expect(save).toHaveBeenCalledOnce()
})
