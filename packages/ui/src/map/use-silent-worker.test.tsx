// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import type { MapRef } from 'react-map-gl/maplibre'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useMapless } from '../core/mapless.ts'
import { draw } from '../testing/draw.tsx'
import { useSilentWorker } from './use-silent-worker.ts'

const heard = new Set<(event: object) => void>()
const map = {
  getMap: () => ({
    on: (_name: string, hear: (event: object) => void) => heard.add(hear),
    off: (_name: string, hear: (event: object) => void) => heard.delete(hear),
  }),
} as unknown as MapRef
const answer = (event: object) => heard.forEach((hear) => hear(event))
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1_000))

function Probe() {
  useSilentWorker(map)
  return <output>{useMapless() ? 'without' : 'with'} a map</output>
}
const shown = () => screen.getByRole('status').textContent
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebGL2RenderingContext', class {})
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => ({
    isContextLost: () => false,
    getExtension: () => null,
  })) as never)
  draw(<Probe />)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  heard.clear()
})

it('gives maps up when their worker has not answered for three seconds', () => {
  wait(2.9)
  expect(shown()).toBe('with a map')
  // The addresses of a provider's tiles come without the worker.
  answer({ sourceDataType: 'content', source: { type: 'vector' } })
  wait(0.1)
  expect(shown()).toBe('without a map')
})

it.each([
  ['cut the base map', { sourceDataType: 'content', source: { type: 'geojson' } }],
  ['cut a tile', { source: { type: 'vector' }, tile: {} }],
])('keeps a map whose worker has %s', (_what, event) => {
  wait(2)
  answer(event)
  wait(60)
  expect(shown()).toBe('with a map')
})

it('waits for the visitor in a page in the background', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  wait(60)
  expect(shown()).toBe('with a map')
  state.mockReturnValue('visible')
  wait(3)
  expect(shown()).toBe('without a map')
})
