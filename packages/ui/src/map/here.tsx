import { Marker } from 'react-map-gl/maplibre'
import type { Point } from './map-pin.ts'

/** Marks where the visitor is. */
export const Here = ({ point, label }: { point: Point; label: string }) => (
  <Marker latitude={point.lat} longitude={point.lng} anchor="center">
    <span className="ml-map__here">
      <span className="ml-hidden">{label}</span>
    </span>
  </Marker>
)
