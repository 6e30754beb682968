import type { ReactNode } from 'react'
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

/** A place on the map: one pin, or how many there are. A group opens when pressed. */
export function ClusterMarker({ cluster, label, raised, children }: ClusterMarkerProps) {
  const { current: map } = useMap()
  const { lat, lng, pins } = cluster
  const open = () => map?.easeTo({ center: [lng, lat], zoom: map.getZoom() + 2 })
  return (
    <Marker latitude={lat} longitude={lng} anchor="bottom" style={{ zIndex: raised ? 3 : 1 }}>
      {children || (
        <button type="button" className="ml-pin ml-pin--cluster" aria-label={label} onClick={open}>
          {pins.length}
        </button>
      )}
    </Marker>
  )
}
