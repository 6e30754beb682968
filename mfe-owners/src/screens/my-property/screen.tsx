import { isApiError, ownProperties, type OwnedProperty } from '@metrolibre/api-client'
import { useParams, useQuery, type PrefetchContext } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { PropertyFailed, PropertyMissing, PropertyWaiting } from '../../panel/states.tsx'
import { paymentsTexts, prefetchPayments } from '../../features/payments/texts.ts'
import { listingTexts, prefetchListing } from '../../listing/texts.ts'
import { panelTexts, prefetchPanel } from '../../panel/texts.ts'
import { propertyHead } from '../../parts/property-head.ts'
import { PropertyWords } from '../../parts/property-words.tsx'
import { MyProperty } from './my-property.tsx'

export const head = propertyHead('mfe-owners.locations.title', 'mfe-owners.locations.description')
export const prefetch = (context: PrefetchContext) =>
  Promise.all([
    prefetchPanel(context),
    prefetchListing(context),
    prefetchPayments(context),
    context.queryClient.prefetchQuery(ownProperties.one(context.params['id'] ?? '')),
  ])

/** One of the user's own properties, with everything that belongs to it. */
export const Screen = () => (
  <WithTexts texts={panelTexts}>
    <WithTexts texts={listingTexts}>
      <WithTexts texts={paymentsTexts}>
        <Read />
      </WithTexts>
    </WithTexts>
  </WithTexts>
)

const renewMs = 30_000
/** The stages that inspectors and admins move on, or in which the visit may get another time. */
const moving: readonly OwnedProperty['listingStatus'][] = [
  'submitted',
  'visit_scheduled',
  'evaluated',
  'accepted',
]

function Read() {
  const { id = '' } = useParams()
  const query = useQuery({
    ...ownProperties.one(id),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && moving.includes(data.listingStatus) && renewMs,
  })
  const { data, error } = query
  if (data)
    return (
      <PropertyWords country={data.zone?.country} also={[panelTexts, listingTexts, paymentsTexts]}>
        <MyProperty key={id} property={data} />
      </PropertyWords>
    )
  if (isApiError(error) && error.status === 404) return <PropertyMissing />
  if (error)
    return <PropertyFailed error={error} onRetry={() => void query.refetch()} loading={query.isFetching} />
  return <PropertyWaiting />
}
