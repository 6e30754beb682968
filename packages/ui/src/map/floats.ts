import { useEffect, useState } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import type { Box } from './marker-box.ts'

/** What floats over a map: elements with this attribute, or those with it inside them, and MapLibre's own. */
const floating = '[data-over-map]:not(:has([data-over-map])), .maplibregl-ctrl-attrib, .maplibregl-ctrl-scale'

/** Returns the rectangles of what floats over a map, in px from its upper left corner. */
export const floatsOver = (container: HTMLElement): Box[] => {
  const origin = container.getBoundingClientRect()
  const all = container.closest('.ml-map')?.querySelectorAll(floating) ?? []
  return Array.from(all, (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return {
      left: left - origin.left,
      top: top - origin.top,
      right: right - origin.left,
      bottom: bottom - origin.top,
    }
  }).filter(({ left, right }) => right > left)
}

const none: Box[] = []
const isSame = (one: Box[], other: Box[]) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the same, also after buttons or cards came and went, or the map got another size. */
export const useFloats = (): Box[] => {
  const { current: map } = useMap()
  const [floats, setFloats] = useState(none)
  useEffect(() => {
    const container = map?.getContainer()
    const section = container?.closest('.ml-map')
    if (!container || !section) return
    const measure = () => {
      const now = floatsOver(container)
      setFloats((before) => (isSame(before, now) ? before : now))
    }
    const sizes = new ResizeObserver(measure)
    const changes = new MutationObserver(measure)
    sizes.observe(section)
    changes.observe(section, { childList: true, subtree: true })
    return () => {
      sizes.disconnect()
      changes.disconnect()
    }
  }, [map])
  return floats
}
