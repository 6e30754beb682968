// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { askForMaps, giveUpMaps, useMapless } from './mapless.ts'

const getContext = vi.fn<() => unknown>()
const loseContext = vi.fn<() => void>()
beforeEach(() => {
  vi.stubGlobal('WebGL2RenderingContext', class {})
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(getContext as never)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  getContext.mockReset()
  loseContext.mockReset()
})

const context = { isContextLost: () => false, getExtension: () => ({ loseContext }) }

function Probe({ isDue = true }) {
  return <output>{useMapless(isDue) ? 'without' : 'with'} a map</output>
}
const shown = () => screen.getByRole('status').textContent

it('finds out when it is due, and gives the context back', () => {
  getContext.mockReturnValue(context)
  const { rerender } = draw(<Probe isDue={false} />)
  expect(getContext).not.toHaveBeenCalled()
  rerender(<Probe />)
  expect(shown()).toBe('with a map')
  expect(loseContext).toHaveBeenCalledOnce()
})

it('is told everywhere at once, and asked again when the visitor comes back to the page', () => {
  getContext.mockReturnValue(null)
  draw(<Probe />)
  expect(shown()).toBe('without a map')
  getContext.mockReturnValue(context)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(shown()).toBe('with a map')
  act(giveUpMaps)
  expect(shown()).toBe('without a map')
})

it('does not count a context that is lost already', () => {
  getContext.mockReturnValue({ ...context, isContextLost: () => true })
  // Somebody who reads it, so that it is forgotten after this test.
  draw(<Probe />)
  expect(askForMaps()).toBe(false)
})
