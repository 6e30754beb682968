import type { MouseEvent, ReactNode } from 'react'
import { Marker, useMap } from 'react-map-gl/maplibre'
import type { Cluster } from './clusters.ts'

export interface ClusterMarkerProps {
  cluster: Cluster
  /** Of the group, read aloud. */
  label: string
  /** Above its neighbours. */
  raised: boolean
  /** The pin of a cluster of one. */
  children: ReactNode
}

/** Thousands shorten, so that a group stays as small as a pin. */
const formatCount = (count: number) => (count < 1000 ? count : `${Math.floor(count / 1000)}k`)

/** A place on the map: one pin, or how many there are. A group opens when pressed. */
export function ClusterMarker({ cluster, label, raised, children }: ClusterMarkerProps) {
  const { current: map } = useMap()
  const { lat, lng, count } = cluster
  const open = ({ nativeEvent }: MouseEvent) =>
    map?.easeTo({ center: [lng, lat], zoom: map.getZoom() + 2 }, { originalEvent: nativeEvent })
  return (
    <Marker latitude={lat} longitude={lng} anchor="bottom" style={{ zIndex: raised ? 3 : 1 }}>
      {children || (
        <button type="button" className="ml-pin ml-pin--cluster" aria-label={label} onClick={open}>
          {formatCount(count)}
        </button>
      )}
    </Marker>
  )
}
