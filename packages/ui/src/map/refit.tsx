import { useEffect, useEffectEvent } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { boundsAround } from './bounds.ts'
import type { Point } from './map-pin.ts'

/**
 * In px, the distance between the pins and the edges of the map. A pin is drawn above its place, and the search page
 * has buttons over the upper edge of the map.
 */
const padding = { top: 112, right: 64, bottom: 72, left: 64 }
/** In px. At least this height of the map is used for the pins, however little of it is inside the window. */
const leastHeight = 260

/** Returns the padding that keeps the pins inside the window, because the map can be higher than the window. */
const paddingOf = (container: HTMLElement) => {
  const { bottom, height } = container.getBoundingClientRect()
  const hidden = Math.max(0, Math.min(bottom - window.innerHeight, height - leastHeight))
  return { ...padding, bottom: padding.bottom + hidden }
}

interface Props {
  places: readonly Point[]
  viewKey?: string
  /**
   * The `viewKey` that the map shows: at first the one for which it got an `opening`, which must not be replaced by the
   * pins' bounds. It outlives the map, because a page that is shown again has a new one at the same place.
   */
  fitted: string | undefined
  onFit: (viewKey: string | undefined) => void
}

/** Renders nothing. Moves the map so that it shows all pins, when it opens and when `viewKey` changes. */
export function Refit({ places, viewKey, fitted, onFit }: Props) {
  const { current: map } = useMap()
  const fit = useEffectEvent(onFit)
  useEffect(() => {
    if (!map || fitted === viewKey || places.length === 0) return
    fit(viewKey)
    // Without an animation, because other results are usually far away and the way there is of no interest.
    map.fitBounds(boundsAround(places), { padding: paddingOf(map.getContainer()), maxZoom: 14, duration: 0 })
  }, [map, places, viewKey, fitted])
  return null
}
