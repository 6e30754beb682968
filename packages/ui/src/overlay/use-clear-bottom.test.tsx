// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useClearBottom } from './use-clear-bottom.ts'

const free = vi.fn<() => number | undefined>()

const Toasts = ({ count }: { count: number }) => (
  <section ref={useClearBottom(count, free)} aria-label="Avisos" />
)
const place = () => {
  const toasts = screen.getByRole('region')
  return toasts.hasAttribute('data-at-top') ? 'top' : toasts.style.bottom
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('lets toasts rise above a bar that comes, but not fall when it goes', () => {
  vi.useFakeTimers()
  free.mockReturnValue(24)
  const { rerender } = render(<Toasts count={1} />)
  expect(place()).toBe('24px')
  free.mockReturnValue(112)
  vi.advanceTimersByTime(500)
  expect(place()).toBe('112px')
  free.mockReturnValue(24)
  vi.advanceTimersByTime(500)
  expect(place()).toBe('112px')
  rerender(<Toasts count={2} />)
  expect(place(), 'another toast looks anew').toBe('24px')
  free.mockReturnValue(undefined)
  vi.advanceTimersByTime(500)
  expect(place()).toBe('top')
})
