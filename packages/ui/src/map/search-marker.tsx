import type { CSSProperties, MouseEvent } from 'react'
import { Marker } from 'react-map-gl/maplibre'
import { Clock } from '../icons/drawn/clock.tsx'
import type { Arranged } from './arrange.ts'
import type { Cluster } from './clusters.ts'

export interface SearchMarkerProps {
  arranged: Arranged
  selectedId: string | undefined
  /** @param byKey whether a key was pressed, so that the focus must not be lost with what the press replaces */
  onPress: (cluster: Cluster, byKey: boolean) => void
  /** The name of a cluster of several places, for screen readers. */
  nameOf: (count: number) => string
}

/** Shortens thousands, because clustering assumes that all these markers are small. */
const formatCount = (count: number) => (count < 1000 ? count : `${Math.floor(count / 1000)}k`)

/** The line from a marker that stepped aside to its place. */
const leadStyle = ({ dx, dy }: Arranged): CSSProperties => ({
  width: Math.hypot(dx, dy),
  rotate: `${Math.atan2(-dy, -dx)}rad`,
})

/** A pin, or the number of places that a cluster holds. */
export function SearchMarker({ arranged, selectedId, onPress, nameOf }: SearchMarkerProps) {
  const { cluster, dx, dy, hidden, inside } = arranged
  const [pin] = cluster.pins
  const single = cluster.count === 1 ? pin : undefined
  const selected = single !== undefined && single.id === selectedId
  const shared = {
    type: 'button',
    'data-pin': pin?.id,
    tabIndex: inside ? 0 : -1,
    onClick: ({ detail }: MouseEvent) => onPress(cluster, detail === 0),
  } as const
  const aside = dx !== 0 || dy !== 0
  return (
    <Marker
      latitude={cluster.lat}
      longitude={cluster.lng}
      anchor="bottom"
      offset={[dx, dy]}
      style={{ zIndex: selected ? 3 : 1, visibility: hidden ? 'hidden' : 'visible' }}
    >
      {aside && <span className="ml-pin__lead" style={leadStyle(arranged)} aria-hidden />}
      {single ? (
        <button
          {...shared}
          className="ml-pin"
          data-state={single.state}
          data-aside={aside || undefined}
          aria-pressed={selected}
          aria-label={single.label}
        >
          {single.byHour && <Clock size={15} />}
          <span>{single.text}</span>
        </button>
      ) : (
        <button
          {...shared}
          className="ml-pin ml-pin--cluster"
          data-aside={aside || undefined}
          aria-label={nameOf(cluster.count)}
        >
          {formatCount(cluster.count)}
        </button>
      )}
    </Marker>
  )
}
