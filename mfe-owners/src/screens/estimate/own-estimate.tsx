import { isApiError, ownProperties, type OwnedProperty } from '@metrolibre/api-client'
import { useIntl, useLocation, usePageChrome, useQuery, useSession } from '@metrolibre/platform'
import { useEffect } from 'react'
import { Result } from '../../features/estimate/result.tsx'
import { useEstimateTitle } from '../../features/estimate/use-estimate-title.ts'
import { ListingFrame } from '../../listing/listing-frame.tsx'
import { ListingFailed, ListingMissing, ListingWaiting } from '../../listing/states.tsx'
import { PropertySummary } from '../../listing/property-summary.tsx'
import { EstimateActions } from './estimate-actions.tsx'
import { EstimateSessionUnread } from './session-unread.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { propertiesPath } from '../../paths.ts'

/** The estimate of an own property, which only its owner sees. */
export function OwnEstimate({ id }: { id: string }) {
  const { formatMessage } = useIntl()
  const { status, user, isUnread, openLogin } = useSession()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const property = useQuery({ ...ownProperties.one(id), enabled: user !== null })
  usePageChrome({
    bottomBar: 'own',
    exit: { to: propertiesPath, label: formatMessage({ id: 'mfe-owners.listing.saveAndLeave' }) },
  })
  const anonymous = status === 'anonymous' && !isUnread
  useEffect(() => {
    if (anonymous) openLogin({ returnTo: here })
  }, [anonymous, openLogin, here])
  if (anonymous) return <SignInFirst onSignIn={() => openLogin({ returnTo: here })} />
  if (isUnread) return <EstimateSessionUnread />
  if (property.data) return <EstimateOf property={property.data} />
  if (isApiError(property.error, 'not_found')) return <ListingMissing />
  if (property.error) return <ListingFailed error={property.error} onRetry={() => void property.refetch()} />
  return <ListingWaiting />
}

function EstimateOf({ property }: { property: OwnedProperty }) {
  const { id, propertyType, zone, area, paintingState, floorState } = property
  const query = useQuery({
    ...ownProperties.estimate({
      propertyType,
      zone: zone.id,
      area: area ?? 0,
      paintingState,
      floorState,
      rentalMode: property.rentalMode,
    }),
    enabled: area !== null,
  })
  const { title, text } = useEstimateTitle(propertyType, query.data)
  if (query.error) return <ListingFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data && area !== null) return <ListingWaiting />
  return (
    <ListingFrame
      stage="estimate"
      step={`estimate.${id}`}
      title={title}
      text={text}
      summary={<PropertySummary property={property} editable />}
      actions={<EstimateActions property={property} />}
    >
      {query.data && (
        <Result
          estimate={query.data}
          expected={property.rentalMode === 'month' ? property.expectedValue : null}
        />
      )}
    </ListingFrame>
  )
}
