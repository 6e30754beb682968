import { adminReservations } from '@metrolibre/api-client'
import { useNavigate, useQuery, useSearchParams } from '@metrolibre/platform'
import { Box, EmptyState } from '@metrolibre/ui'
import { BookingTable } from '../../features/booking/table.tsx'
import { TapePager } from '../../list/tape-pager.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { usePropertyTexts } from '../../properties/use-text.ts'

/** The bookings of a property and its rooms, newest first. The address keeps the page. */
export function BookingsPart({ id }: { id: string }) {
  const { text } = usePropertyTexts()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const cursor = search.get('cursor')
  const { data, isError, error, refetch, isPlaceholderData } = useQuery(
    adminReservations.list({ propertyId: id, ...(cursor && { cursor }) }),
  )
  if (!data) return isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting height={320} />
  const { reservations } = data
  if (reservations.length === 0) return <EmptyState title={text('bookings.none')} />
  return (
    <Box opacity={isPlaceholderData ? 0.6 : 1} aria-busy={isPlaceholderData}>
      {isError && <ListFailed error={error} onRetry={refetch} />}
      <BookingTable
        reservations={reservations}
        onOpen={(one) => navigate(`/admin/reservations?reservation=${one}`)}
      />
      <TapePager
        answer={data}
        count={reservations.length}
        onPage={(next) => setSearch({ cursor: next }, { preventScrollReset: true })}
      />
    </Box>
  )
}
