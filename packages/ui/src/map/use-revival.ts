import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MapRef, ViewState } from 'react-map-gl/maplibre'
import { atLeisure } from '../system/at-leisure.ts'

type Camera = Pick<ViewState, 'longitude' | 'latitude' | 'zoom'>

const cameraOf = (map: MapRef): Camera => {
  const { lng, lat } = map.getCenter()
  return { longitude: lng, latitude: lat, zoom: map.getZoom() }
}

/** How long the memory of a map is kept at most for a page that is never idle, in ms. */
const longestMs = 2_000

/**
 * Keeps a map that is about to be removed from what delays the next page: it would draw itself once more, as nothing, in
 * the frame that paints the page, and give back its memory, which takes a slow phone some frames and can't be divided: the
 * graphics card lets go of it in one call. So that waits for a moment in which the page has nothing else to do.
 */
function hold(map: MapRef): void {
  const own = map.getMap()
  const remove = own.remove.bind(own)
  own.resize = () => own
  own.redraw = () => own
  own.remove = () => void atLeisure(remove, longestMs)
}

/**
 * A page that waits behind another one loses its effects, and with them its map. Returns a key with which a new map is
 * made when the page is shown again, and where the old one was. `renew` makes one at any time.
 */
export function useRevival(map: MapRef | null) {
  const [state, setState] = useState<{ life: number; camera: Camera | undefined }>({
    life: 0,
    camera: undefined,
  })
  const shown = useRef<MapRef>(null)
  const left = useRef<Camera>(undefined)
  useEffect(() => {
    if (map) shown.current = map
  }, [map])
  // Before the map itself is removed.
  useLayoutEffect(() => {
    const camera = left.current
    if (camera) setState(({ life }) => ({ life: life + 1, camera }))
    left.current = undefined
    return () => {
      if (!shown.current) return
      left.current = cameraOf(shown.current)
      hold(shown.current)
    }
  }, [])
  const renew = () => setState(({ life }) => ({ life: life + 1, camera: map ? cameraOf(map) : undefined }))
  return { ...state, renew }
}
