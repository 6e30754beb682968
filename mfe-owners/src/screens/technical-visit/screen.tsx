import { isApiError, ownProperties, visits } from '@metrolibre/api-client'
import { Navigate, useIntl, usePageChrome, useQuery, useSearchParams } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { useCallback, useState } from 'react'
import { ListingFailed, ListingMissing, ListingWaiting } from '../../listing/states.tsx'
import { listingTexts } from '../../listing/texts.ts'
import { privateHead } from '../../parts/private-head.ts'
import { PropertyWords } from '../../parts/property-words.tsx'
import { TechnicalVisit } from './technical-visit.tsx'
import { estimatePath, listingFormPath, propertiesPath } from '../../paths.ts'

export const head = privateHead('mfe-owners.technicalVisit.title', 'mfe-owners.listing.description')
export { prefetchListing as prefetch } from '../../listing/texts.ts'

/** Books the visit of an inspector to an own property, and shows it afterwards. */
export const Screen = () => (
  <WithTexts texts={listingTexts}>
    <VisitOfProperty />
  </WithTexts>
)

/** How often we look for the provider's notice after the widget reported a booking. */
const lookAgainMs = 1500
/** How often we look whether a booked visit was moved or cancelled, because that is told a little later. */
const renewMs = 15_000

function VisitOfProperty() {
  const [search] = useSearchParams()
  const id = search.get('property')
  const { formatMessage } = useIntl()
  const [booked, setBooked] = useState(false)
  const property = useQuery({ ...ownProperties.one(id ?? ''), enabled: id !== null })
  const visit = useQuery({
    ...visits.technical(id ?? ''),
    enabled: id !== null,
    // Moved or cancelled on the provider's page, in another tab.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.visit ? renewMs : booked && lookAgainMs),
  })
  const onBooked = useCallback(() => setBooked(true), [])
  if (booked && visit.data?.visit) setBooked(false)
  usePageChrome({
    bottomBar: 'own',
    exit: {
      to: propertiesPath,
      label: formatMessage({ id: 'mfe-owners.listing.toMine' }),
      leaves: true,
    },
  })
  if (!id) return <Navigate to={listingFormPath()} replace />
  if (property.data?.listingStatus === 'draft') return <Navigate to={estimatePath(id)} replace />
  const over = isApiError(visit.error, 'wrong_state')
  const error = (!property.data && property.error) || (!visit.data && !over && visit.error)
  if (isApiError(error, 'not_found')) return <ListingMissing />
  if (error)
    return (
      <ListingFailed error={error} onRetry={() => void Promise.all([property.refetch(), visit.refetch()])} />
    )
  if (!property.data || (!visit.data && !over)) return <ListingWaiting />
  return (
    <PropertyWords country={property.data.zone?.country} also={[listingTexts]}>
      <TechnicalVisit
        property={property.data}
        answer={visit.data ?? null}
        booked={booked}
        onBooked={onBooked}
      />
    </PropertyWords>
  )
}
