import { useEffect, useEffectEvent } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import type { MapPin } from './map-pin.ts'
import { floatsOver } from './floats.ts'
import { freeSpot } from './free-spot.ts'
import { markerBox, markerSize, overlaps } from './marker-box.ts'

/** Renders nothing. Moves the map when a chosen pin would be outside it, or under a card or a button. */
export function KeepInView({ pin }: { pin: MapPin }) {
  const { current: map } = useMap()
  const { id } = pin
  const show = useEffectEvent(() => {
    if (!map) return
    const container = map.getContainer()
    const { clientWidth: width, clientHeight: height } = container
    const floats = floatsOver(container)
    const size = markerSize(pin, true)
    const box = markerBox(size, map.project([pin.lng, pin.lat]))
    const inside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height
    if (inside && !floats.some((float) => overlaps(float, box))) return
    const card = container.closest('.ml-map')?.querySelector('.ml-map__popup')
    const covered = card ? card.getBoundingClientRect().height : 0
    const wanted = { x: width / 2, y: (height - covered) / 2 }
    const spot = freeSpot(size, { width, height }, wanted, floats)
    map.easeTo({ center: [pin.lng, pin.lat], offset: [spot.x - width / 2, spot.y - height / 2] })
  })
  // Only when another pin is chosen, and not whenever the visitor moves the map away from it.
  useEffect(() => show(), [id])
  return null
}
