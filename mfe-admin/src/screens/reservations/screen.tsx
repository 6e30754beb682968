import { adminReservations } from '@metrolibre/api-client'
import { FormattedMessage, useQuery } from '@metrolibre/platform'
import { Box, Button, EmptyState } from '@metrolibre/ui'
import { FilterBar } from '../../features/booking/filters.tsx'
import { BookingTable } from '../../features/booking/table.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { Page } from '../../page/page.tsx'
import { Pager } from '../../page/pager.tsx'
import { ReservationDialog } from './reservation-dialog.tsx'
import { useListAddress } from './use-list-address.ts'

/** All reservations of the platform, page by page. */
export function Screen() {
  const address = useListAddress()
  const { data, isError, error, refetch, isPlaceholderData } = useQuery(adminReservations.list(address.query))
  const nextCursor = data?.nextCursor
  return (
    <Page
      title={<FormattedMessage id="mfe-admin.reservations.title" />}
      text={<FormattedMessage id="mfe-admin.reservations.description" />}
    >
      <FilterBar filters={address.filters} onChange={address.filter} />
      {!data && (isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting />)}
      {data?.reservations.length === 0 && <Nothing onClear={() => address.filter({})} />}
      {data && data.reservations.length > 0 && (
        <Box opacity={isPlaceholderData ? 0.6 : 1} aria-busy={isPlaceholderData}>
          <BookingTable reservations={data.reservations} onOpen={address.open} />
          <Pager
            of="bookings"
            text={
              <FormattedMessage id="mfe-admin.pager.count" values={{ count: data.reservations.length }} />
            }
            onNewer={address.newer}
            onOlder={nextCursor ? () => address.older(nextCursor) : undefined}
          />
        </Box>
      )}
      <ReservationDialog id={address.opened} onClose={() => address.open()} />
    </Page>
  )
}

const Nothing = ({ onClear }: { onClear: () => void }) => (
  <Box mt="4">
    <EmptyState
      title={<FormattedMessage id="mfe-admin.reservations.none" />}
      text={<FormattedMessage id="mfe-admin.reservations.noneText" />}
      action={
        <Button variant="outline" onClick={onClear}>
          <FormattedMessage id="mfe-admin.filter.clear" />
        </Button>
      }
    />
  </Box>
)
