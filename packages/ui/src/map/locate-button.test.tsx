// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { MapRef } from 'react-map-gl/maplibre'
import { draw } from '../testing/draw.tsx'
import { LocateButton } from './locate-button.tsx'
import type { Point } from './map-pin.ts'

const texts = { button: 'Ir a donde estoy', failed: 'No pudimos saber dónde estás.' }
const withBrowser = (find: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: find },
  })
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

it('moves the map to the visitor, as a movement of theirs', () => {
  withBrowser((found) => found({ coords: { latitude: -33.4, longitude: -70.6 } } as GeolocationPosition))
  const easeTo = vi.fn<MapRef['easeTo']>()
  const onHere = vi.fn<(point: Point) => void>()
  const map = { easeTo, getZoom: () => 9 } as unknown as MapRef
  draw(<LocateButton map={map} texts={texts} onHere={onHere} />)
  fireEvent.click(screen.getByRole('button', { name: texts.button }))
  expect(onHere).toHaveBeenCalledWith({ lat: -33.4, lng: -70.6 })
  expect(easeTo).toHaveBeenCalledWith(
    { center: [-70.6, -33.4], zoom: 13 },
    { originalEvent: expect.any(MouseEvent) as MouseEvent },
  )
})

it('says that the place is unknown when the visitor or the browser refuses', async () => {
  withBrowser((_found, refused) => refused?.({ code: 1 } as GeolocationPositionError))
  draw(<LocateButton map={null} texts={texts} onHere={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: texts.button }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(texts.failed))
})
