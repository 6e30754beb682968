import { useIntl, useRuntimeConfig } from '@metrolibre/platform'
import { useMapTexts } from '@metrolibre/platform/maps'
import { PropertyMap } from '@metrolibre/ui/map'

interface Props {
  /** Null while the location is unknown. */
  place: { lat: number; lng: number } | null
  /** True for the exact location; otherwise the place is somewhere in the circle. */
  exact: boolean
  name: string
}

const radiusMetres = 300

/** Shows a property on the map. */
export default function PlaceMap({ place, exact, name }: Props) {
  const { formatMessage } = useIntl()
  const { mapStyleUrl } = useRuntimeConfig()
  return (
    <PropertyMap
      place={place}
      radiusMetres={exact ? 0 : radiusMetres}
      radiusText={`${radiusMetres}\u00a0m`}
      styleUrl={mapStyleUrl ?? undefined}
      texts={useMapTexts(formatMessage({ id: 'tenants.property.mapLabel' }, { name }))}
    />
  )
}
