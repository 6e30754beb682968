import { useIntl, useRuntimeConfig } from '@metrolibre/platform'
import { PropertyMap } from '@metrolibre/ui/map'

interface Props {
  lat: number
  lng: number
  /** The true place; otherwise it lies somewhere in the circle. */
  exact: boolean
  name: string
}

const radiusMetres = 300

/** A property on the map. */
export default function PlaceMap({ lat, lng, exact, name }: Props) {
  const { formatMessage } = useIntl()
  const { mapStyleUrl } = useRuntimeConfig()
  return (
    <PropertyMap
      lat={lat}
      lng={lng}
      radiusMetres={exact ? 0 : radiusMetres}
      radiusText={`${radiusMetres}\u00a0m`}
      styleUrl={mapStyleUrl ?? undefined}
      texts={{
        label: formatMessage({ id: 'tenants.property.mapLabel' }, { name }),
        zoomIn: formatMessage({ id: 'tenants.search.zoomIn' }),
        zoomOut: formatMessage({ id: 'tenants.search.zoomOut' }),
      }}
    />
  )
}
