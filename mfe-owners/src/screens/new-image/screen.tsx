import { isApiError, ownProperties, zones } from '@metrolibre/api-client'
import { useParams, useQuery, type PrefetchContext } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { newImageTexts, prefetchNewImage } from '../../features/new-image/texts.ts'
import { PropertyFailed, PropertyMissing, PropertyWaiting } from '../../panel/states.tsx'
import { privateHead } from '../../parts/private-head.ts'
import { panelTexts, prefetchPanel } from '../../panel/texts.ts'
import { NewImage } from './new-image.tsx'

export const head = privateHead('mfe-owners.locations.newImage', 'mfe-owners.locations.description')
export const prefetch = (context: PrefetchContext) =>
  Promise.all([prefetchPanel(context), prefetchNewImage(context)])

/** Adds a 3D image to an own property. */
export const Screen = () => (
  <WithTexts texts={panelTexts}>
    <WithTexts texts={newImageTexts}>
      <Read />
    </WithTexts>
  </WithTexts>
)

function Read() {
  const { id = '' } = useParams()
  const property = useQuery(ownProperties.one(id))
  const places = useQuery(zones.all())
  if (isApiError(property.error) && property.error.status === 404) return <PropertyMissing />
  // Without the comunas only the first place of the pin is missing.
  if (property.data && (places.data || places.error)) {
    const zone = places.data?.zones.find((each) => each.id === property.data.zone.id)
    return <NewImage key={id} property={property.data} centre={zone && { lat: zone.lat, lng: zone.long }} />
  }
  if (property.error)
    return (
      <PropertyFailed
        error={property.error}
        onRetry={() => void property.refetch()}
        loading={property.isFetching}
      />
    )
  return <PropertyWaiting />
}
