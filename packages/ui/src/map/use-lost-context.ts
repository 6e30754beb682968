import { useEffect, useEffectEvent } from 'react'
import type { MapRef } from 'react-map-gl/maplibre'
import { askForMaps } from '../core/mapless.ts'

/** How long the browser has to give a map its graphics back, in ms. */
const patienceMs = 2_000

/**
 * A driver that starts again, or a computer that wakes up, takes the graphics from a map, which MapLibre draws again once
 * it gets them back. Where they don't come back, `onGone` is called so that a new map takes the place of this one, if the
 * browser can still draw any. A page in the background gets nothing back before somebody looks at it.
 */
export function useLostContext(map: MapRef | null, onGone: () => void): void {
  const replace = useEffectEvent(onGone)
  useEffect(() => {
    if (!map) return
    const own = map.getMap()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLost = false
    const decide = () => {
      if (isLost && document.visibilityState === 'visible' && askForMaps()) replace()
    }
    const wait = () => {
      clearTimeout(timer)
      if (isLost) timer = setTimeout(decide, patienceMs)
    }
    const lose = () => {
      isLost = true
      wait()
    }
    const recover = () => {
      isLost = false
    }
    own.on('webglcontextlost', lose)
    own.on('webglcontextrestored', recover)
    document.addEventListener('visibilitychange', wait)
    return () => {
      clearTimeout(timer)
      own.off('webglcontextlost', lose)
      own.off('webglcontextrestored', recover)
      document.removeEventListener('visibilitychange', wait)
    }
  }, [map])
}
