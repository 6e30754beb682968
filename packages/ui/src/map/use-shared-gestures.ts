import { useEffect, useState } from 'react'
import type { MapRef } from 'react-map-gl/maplibre'

/** What the visitor tried and the page got: a turn of the wheel, or the movement of one finger. */
type Tried = 'wheel_zoom' | 'touch_pan'

/** How long the hint stays after the last movement, in ms. */
const hintMs = 1_500

/** A page that is a fraction of a pixel higher than its window does not scroll. */
const pageScrolls = () => {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight > clientHeight + 1
}

/**
 * One finger and the wheel scroll the page, also over a map: two fingers, or the wheel with Ctrl or Command, move the map.
 * Only where nothing can be scrolled, such as a map in place of the whole page, they all move the map.
 * @returns what a visitor just tried without effect, for the hint that says how
 */
export function useSharedGestures(map: MapRef | null): Tried | undefined {
  const [tried, setTried] = useState<Tried>()
  useEffect(() => {
    if (!map) return
    const own = map.getMap()
    const share = () => {
      if (pageScrolls()) own.cooperativeGestures.enable()
      else own.cooperativeGestures.disable()
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const explain = ({ gestureType }: { gestureType: Tried }) => {
      setTried(gestureType)
      clearTimeout(timer)
      timer = setTimeout(() => setTried(undefined), hintMs)
    }
    // The first observation comes at once.
    const sizes = new ResizeObserver(share)
    sizes.observe(document.body)
    window.addEventListener('resize', share)
    own.on('cooperativegestureprevented', explain)
    return () => {
      clearTimeout(timer)
      sizes.disconnect()
      window.removeEventListener('resize', share)
      own.off('cooperativegestureprevented', explain)
    }
  }, [map])
  return tried
}
