import { isApiError, ownProperties, zones } from '@metrolibre/api-client'
import { useIntl, usePageChrome, useQuery, useSearchParams, useSession } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { ListingFailed, ListingMissing, ListingWaiting } from '../../listing/states.tsx'
import { newListing } from '../../listing/new-listing.ts'
import { listingTexts } from '../../listing/texts.ts'
import { privateHead } from '../../parts/private-head.ts'
import { PropertyWords } from '../../parts/property-words.tsx'
import { ListingForm } from './property-form.tsx'
import { ownersLandingPath } from '../../paths.ts'

export const head = privateHead('mfe-owners.listing.title', 'mfe-owners.listing.description')
export { prefetchListing as prefetch } from '../../listing/texts.ts'

/** Hands a property in, step by step. The address names the property once it was saved, and the step. */
export const Screen = () => (
  <WithTexts texts={listingTexts}>
    <Listing />
  </WithTexts>
)

function Listing() {
  const { formatMessage } = useIntl()
  const [search] = useSearchParams()
  const { user } = useSession()
  const id = search.get('property')
  const property = useQuery({ ...ownProperties.one(id ?? ''), enabled: id !== null })
  const places = useQuery(zones.all())
  usePageChrome({
    bottomBar: 'own',
    exit: { to: ownersLandingPath, label: formatMessage({ id: 'mfe-owners.listing.leave' }), leaves: true },
  })
  if (id && !property.data && isApiError(property.error, 'not_found')) return <ListingMissing />
  const failed = (id && !property.data && property.error) || (!places.data && places.error)
  if (failed)
    return (
      <ListingFailed
        error={failed}
        onRetry={() => void Promise.all([places.refetch(), id && property.refetch()])}
      />
    )
  if (!places.data || (id && !property.data)) return <ListingWaiting />
  return (
    <PropertyWords country={property.data?.zone?.country} also={[listingTexts]}>
      <ListingForm
        key={`${user?.id}.${id}`}
        property={property.data ?? null}
        zones={places.data.zones}
        begun={newListing(search, places.data.zones)}
        asked={search.get('step')}
      />
    </PropertyWords>
  )
}
