// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import type { MapRef } from 'react-map-gl/maplibre'
import { expect, it, vi } from 'vitest'
import { useRevival } from './use-revival.ts'

const redraw = vi.fn<() => void>()
const remove = vi.fn<() => void>()
const own = { resize: redraw, redraw, remove }
const map = {
  getCenter: () => ({ lng: -70.6, lat: -33.4 }),
  getZoom: () => 12,
  getMap: () => own as unknown,
} as MapRef

function Probe() {
  const { life, camera } = useRevival(map)
  return <output>{JSON.stringify({ life, camera })}</output>
}

it('makes a new map where the old one was when its page is shown again', async () => {
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Probe />
    </Activity>
  )
  const { rerender } = render(page('visible'))
  expect(screen.getByRole('status').textContent).toBe('{"life":0}')
  const idle = vi.fn<(work: () => void, options: IdleRequestOptions) => void>()
  vi.stubGlobal('requestIdleCallback', idle)
  await act(async () => rerender(page('hidden')))
  own.resize()
  own.redraw()
  expect(redraw, 'the old map draws nothing any more').not.toHaveBeenCalled()
  own.remove()
  expect(remove, 'the next page comes first').not.toHaveBeenCalled()
  const [giveBack, { timeout }] = idle.mock.lastCall!
  expect(timeout, 'a page that is never idle does not keep it').toBeLessThanOrEqual(2_000)
  giveBack()
  expect(remove).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
  await act(async () => rerender(page('visible')))
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({
    life: 1,
    camera: { longitude: -70.6, latitude: -33.4, zoom: 12 },
  })
})
