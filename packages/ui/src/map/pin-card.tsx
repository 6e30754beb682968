import type { ReactNode } from 'react'
import { Marker, useMap } from 'react-map-gl/maplibre'
import type { Point } from './clusters.ts'

interface Props {
  at: Point
  children: ReactNode
}

/** Room that a card needs above its pin, and to either side of it. */
const roomAbove = 200
const roomBeside = 160
const pinHeight = 46

/** A card at its pin: above it, or below where the map ends, and within the map's sides. */
export function PinCard({ at, children }: Props) {
  const { current: map } = useMap()
  if (!map) return null
  const { x, y } = map.project([at.lng, at.lat])
  const above = y > roomAbove
  const side = x < roomBeside ? '-left' : x > map.getContainer().clientWidth - roomBeside ? '-right' : ''
  const anchor = `${above ? 'bottom' : 'top'}${side}` as const
  const offset: [number, number] = [
    side === '-left' ? -30 : side === '-right' ? 30 : 0,
    above ? -pinHeight : 10,
  ]
  return (
    <Marker
      // A marker keeps the anchor that it was made with.
      key={anchor}
      latitude={at.lat}
      longitude={at.lng}
      anchor={anchor}
      offset={offset}
      style={{ zIndex: 4, cursor: 'auto' }}
    >
      <div className="ml-map__popup ml-map__popup--pin">{children}</div>
    </Marker>
  )
}
