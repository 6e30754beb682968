import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { arrange, type View } from './arrange.ts'
import { type Cluster, clusterPins } from './clusters.ts'
import type { MapGroup, MapPin } from './map-pin.ts'
import { useFloats } from './floats.ts'
import { namesBeside } from './names-beside.ts'
import type { PlaceName } from './place-name.ts'
import { SearchMarker, type SearchMarkerProps } from './search-marker.tsx'

interface Props extends Pick<SearchMarkerProps, 'selectedId' | 'nameOf'> {
  places: readonly (MapPin | MapGroup)[]
  /** The pin whose card is open. Another press closes it; one that is only pointed at in the list opens. */
  openId: string | undefined
  onSelect: (id: string | undefined, byKey: boolean) => void
  names: readonly PlaceName[]
  /** Called with the names, moved to where no marker covers them, after each movement of the map. */
  onNames: (names: readonly PlaceName[]) => void
}

const keyOf = ({ pins, lat, lng }: Cluster) => pins.map(({ id }) => id).join() || `${lat},${lng}`

/** Moves the focus to the marker of a pin, or of the cluster that starts with it. */
export const focusPin = (container: HTMLElement, id: string) =>
  container.querySelector<HTMLElement>(`[data-pin="${CSS.escape(id)}"]`)?.focus()

/** The markers of search results. Pressing a cluster shows what is in it. */
export function SearchMarkers({ places, selectedId, openId, onSelect, nameOf, names, onNames }: Props) {
  const { current: map } = useMap()
  const [zoom, setZoom] = useState(0)
  const [view, setView] = useState<View>()
  const floats = useFloats()
  const opened = useRef<string>(undefined)
  useEffect(() => {
    if (!map) return
    const read = () => {
      const { clientWidth: width, clientHeight: height } = map.getContainer()
      const { lat, lng } = map.unproject([0, 0])
      setZoom(Math.floor(map.getZoom()))
      setView({ zoom: map.getZoom(), north: lat, west: lng, width, height })
    }
    const readZoom = () => setZoom(Math.floor(map.getZoom()))
    read()
    map.on('zoom', readZoom)
    map.on('moveend', read)
    map.on('resize', read)
    return () => {
      map.off('zoom', readZoom)
      map.off('moveend', read)
      map.off('resize', read)
    }
  }, [map])
  const clusters = useMemo(() => clusterPins(places, zoom, selectedId), [places, zoom, selectedId])
  const arranged = useMemo(
    () => (view ? arrange(clusters, view, floats, selectedId) : []),
    [clusters, view, floats, selectedId],
  )
  const placeNames = useEffectEvent(onNames)
  useEffect(() => {
    if (view) placeNames(namesBeside(names, arranged, view, floats, selectedId))
  }, [names, arranged, view, floats, selectedId])
  useEffect(() => {
    if (!map || !opened.current || map.isMoving()) return
    focusPin(map.getContainer(), opened.current)
    opened.current = undefined
  }, [map, arranged])
  const press = (cluster: Cluster, byKey: boolean) => {
    const [pin] = cluster.pins
    if (cluster.count === 1 && pin) return onSelect(pin.id === openId ? undefined : pin.id, byKey)
    if (byKey) opened.current = pin?.id
    map?.easeTo(
      { center: [cluster.lng, cluster.lat], zoom: map.getZoom() + 2 },
      { originalEvent: new Event('click') },
    )
  }
  return arranged.map((marker) => (
    <SearchMarker
      key={keyOf(marker.cluster)}
      arranged={marker}
      selectedId={selectedId}
      onPress={press}
      nameOf={nameOf}
    />
  ))
}
