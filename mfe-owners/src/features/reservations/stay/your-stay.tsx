import { isApiError, properties, type PropertyDetail } from '@metrolibre/api-client'
import { FormattedMessage, useQuery } from '@metrolibre/platform'
import { Skeleton, Stack, Text } from '@metrolibre/ui'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { placeName, type OwnerBooking } from '../booking.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { Contact } from './contact.tsx'
import { ExactMap } from './exact-map.tsx'

/** What the tenant of a paid booking needs to get there: map, contact of the place, calendar file. */
export function YourStay({ booking }: { booking: OwnerBooking }) {
  const { data, error, isError, isFetching, refetch } = useQuery(properties.detail(booking.property.id))
  const gone = isApiError(error, 'gone') || isApiError(error, 'not_found')
  return (
    <Stack gap="4" align="stretch">
      {data ? (
        <PlaceAndContact booking={booking} property={data} />
      ) : (
        !gone &&
        (isError ? (
          <LoadFailed error={error} loading={isFetching} onRetry={refetch} />
        ) : (
          <Skeleton height={320} radius={14} />
        ))
      )}
      <AddToCalendar booking={booking} />
    </Stack>
  )
}

interface LoadedProps {
  booking: OwnerBooking
  property: PropertyDetail
}

function PlaceAndContact({ booking, property: { exact, phone, email } }: LoadedProps) {
  const place = exact &&
    exact.exactLat !== null &&
    exact.exactLong !== null && {
      lat: exact.exactLat,
      lng: exact.exactLong,
    }
  return (
    <>
      {phone || email ? (
        <Contact
          title={<FormattedMessage id="mfe-owners.reservation.stay.ownerContact" />}
          {...{ phone, email }}
        />
      ) : (
        <Text textStyle="small" color="fg.muted">
          <FormattedMessage id="mfe-owners.reservation.stay.noContact" />
        </Text>
      )}
      {place && <ExactMap name={placeName(booking)} place={place} />}
    </>
  )
}
