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

/** Lets the page be idle after half a second, which is how often it is looked. */
const look = () => vi.advanceTimersByTime(1_000)

it('lets toasts rise above a bar that comes, but not fall when it goes', () => {
  vi.useFakeTimers()
  free.mockReturnValue(24)
  const { rerender } = render(<Toasts count={1} />)
  look()
  expect(place()).toBe('24px')
  free.mockReturnValue(112)
  look()
  expect(place()).toBe('112px')
  free.mockReturnValue(24)
  look()
  expect(place()).toBe('112px')
  rerender(<Toasts count={2} />)
  look()
  expect(place(), 'another toast looks anew').toBe('24px')
  free.mockReturnValue(undefined)
  look()
  expect(place()).toBe('top')
})

it('looks for a place only once the page is idle, and lets a first toast begin there', () => {
  vi.useFakeTimers()
  free.mockClear().mockReturnValue(24)
  render(<Toasts count={1} />)
  const toasts = screen.getByRole('region')
  expect(free).not.toHaveBeenCalled()
  expect(toasts.hasAttribute('data-unplaced')).toBe(true)
  look()
  expect(toasts.hasAttribute('data-unplaced')).toBe(false)
  expect(place()).toBe('24px')
})
