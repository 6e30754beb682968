import { adminReservations } from '@metrolibre/api-client'
import { useNavigate, useQuery, useSearchParams } from '@metrolibre/platform'
import { Box, EmptyState } from '@metrolibre/ui'
import { useRef } from 'react'
import { BookingTable } from '../../features/booking/table.tsx'
import { TapePager } from '../../list/tape-pager.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { usePropertyTexts } from '../../properties/use-text.ts'

/** The bookings of a property and its rooms, newest first. The address keeps the page. */
export function PropertyBookingsPart({ id }: { id: string }) {
  const { text } = usePropertyTexts()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const cursor = search.get('cursor')
  const { data, isError, error, refetch, isPlaceholderData } = useQuery(
    adminReservations.list({ propertyId: id, ...(cursor && { cursor }) }),
  )
  const part = useRef<HTMLDivElement>(null)
  if (data?.reservations.length === 0) return <EmptyState title={text('bookings.none')} />
  return (
    // The space is that of the bar on phones.
    <Box
      ref={part}
      scrollMarginTop="72px"
      opacity={isPlaceholderData ? 0.6 : 1}
      aria-busy={isPlaceholderData}
    >
      {!data && !isError && <ListWaiting height={320} />}
      {isError && <ListFailed error={error} onRetry={refetch} />}
      {data && (
        <>
          <BookingTable
            reservations={data.reservations}
            onOpen={(one) => navigate(`/admin/reservations?reservation=${one}`)}
          />
          <TapePager
            answer={data}
            count={data.reservations.length}
            onPage={(next) => {
              setSearch({ cursor: next }, { preventScrollReset: true })
              // The next page, or that it could not be read, is seen from its top.
              part.current?.scrollIntoView({ block: 'start' })
            }}
          />
        </>
      )}
    </Box>
  )
}
