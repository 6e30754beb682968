import type { MouseEvent, ReactNode } from 'react'
import { Marker, useMap } from 'react-map-gl/maplibre'
import type { Cluster } from './clusters.ts'

export interface ClusterMarkerProps {
  cluster: Cluster
  /** The name of a cluster of several places, for screen readers. */
  label: string
  /** Draws the marker above its neighbours. */
  raised: boolean
  /** The pin, if the cluster is a single one. */
  children: ReactNode
}

/** Shortens thousands, because clustering assumes that all markers are as small as a pin. */
const formatCount = (count: number) => (count < 1000 ? count : `${Math.floor(count / 1000)}k`)

/** The marker of a cluster: its pin, or a button with the number of places that zooms in when it is pressed. */
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
