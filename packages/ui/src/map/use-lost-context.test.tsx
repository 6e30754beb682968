// @vitest-environment jsdom
import { act } from '@testing-library/react'
import type { MapRef } from 'react-map-gl/maplibre'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { useLostContext } from './use-lost-context.ts'

const heard = new Map<string, () => void>()
const map = {
  getMap: () => ({ on: (name: string, hear: () => void) => heard.set(name, hear), off: () => {} }),
} as unknown as MapRef
const happens = (name: 'webglcontextlost' | 'webglcontextrestored') => act(() => heard.get(name)!())
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1_000))
const see = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const replace = vi.fn<() => void>()
function Probe() {
  useLostContext(map, replace)
  return null
}
const canDraw = vi.fn<() => unknown>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebGL2RenderingContext', class {})
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(canDraw as never)
  canDraw.mockReturnValue({ isContextLost: () => false, getExtension: () => null })
  replace.mockReset()
  draw(<Probe />)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('leaves a map alone that gets its graphics back', () => {
  happens('webglcontextlost')
  happens('webglcontextrestored')
  wait(10)
  expect(replace).not.toHaveBeenCalled()
})

it('replaces a map that does not get its graphics back, where another can be drawn', () => {
  happens('webglcontextlost')
  wait(3)
  expect(replace).toHaveBeenCalledOnce()
})

it('replaces none where none can be drawn, which screens hear by `useMapless`', () => {
  canDraw.mockReturnValue(null)
  happens('webglcontextlost')
  wait(3)
  expect(replace).not.toHaveBeenCalled()
})

it('waits for the visitor in a page in the background', () => {
  see('hidden')
  happens('webglcontextlost')
  wait(60)
  expect(replace).not.toHaveBeenCalled()
  see('visible')
  wait(3)
  expect(replace).toHaveBeenCalledOnce()
})
