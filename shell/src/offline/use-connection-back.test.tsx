// @vitest-environment jsdom
import { cleanup, render } from '@metrolibre/testing/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useConnectionBack } from './use-connection-back.ts'

const onBack = vi.fn<() => void>()

function Waiting() {
  useConnectionBack(onBack)
  return null
}

const hear = (event: 'online' | 'offline') => window.dispatchEvent(new Event(event))

beforeEach(() => {
  onBack.mockClear()
  vi.useFakeTimers()
  render(<Waiting />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('tells once when a connection lasts', () => {
  hear('online')
  expect(onBack).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(onBack).toHaveBeenCalledOnce()
})

it('does not tell of a connection that came for a moment only, or once the page is left', () => {
  hear('online')
  vi.advanceTimersByTime(500)
  hear('offline')
  vi.advanceTimersByTime(5_000)
  hear('online')
  cleanup()
  vi.advanceTimersByTime(5_000)
  expect(onBack).not.toHaveBeenCalled()
})
