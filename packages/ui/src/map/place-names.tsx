import { useEffect, useState } from 'react'
import { Marker, useMap } from 'react-map-gl/maplibre'
import { namesThatFit, type PlaceName } from './names-that-fit.ts'

/**
 * Names of places on the bundled base map, which has none. They are hidden from screen readers, because the list of
 * results contains them too.
 */
export function PlaceNames({ names }: { names: readonly PlaceName[] }) {
  const { current: map } = useMap()
  const [zoom, setZoom] = useState(0)
  useEffect(() => {
    if (!map) return
    const read = () => setZoom(map.getZoom())
    read()
    map.on('zoomend', read)
    return () => void map.off('zoomend', read)
  }, [map])
  return namesThatFit(names, zoom).map(({ text, lat, lng }) => (
    <Marker key={`${text} ${lat}`} latitude={lat} longitude={lng} anchor="center" className="ml-map__name">
      <span aria-hidden>{text}</span>
    </Marker>
  ))
}
