import { adminUsers } from '@metrolibre/api-client'
import type { AdminUserDetail } from '@metrolibre/contract'
import { useInfiniteQuery, useNavigate } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { SegmentedControl } from '@metrolibre/ui/form'
import { useState } from 'react'
import { BookingTable } from '../../features/booking/table.tsx'
import { useUserTexts } from '../../features/users/use-user-texts.ts'
import { PagedPart } from '../../page/paged-part.tsx'

const sides = ['client', 'owner'] as const
type Side = (typeof sides)[number]

/** The bookings that a user made, and those of their properties. */
export function UserBookingsPart({
  user: { id, clientReservations, ownerReservations },
}: {
  user: AdminUserDetail
}) {
  const text = useUserTexts()
  const navigate = useNavigate()
  const [side, setSide] = useState<Side>(
    clientReservations.length === 0 && ownerReservations.length > 0 ? 'owner' : 'client',
  )
  const query = useInfiniteQuery(adminUsers.bookings(id, side))
  return (
    <>
      <Box maxW="420px" mb="4">
        <SegmentedControl
          compact
          labelHidden
          label={text('bookings.side')}
          options={sides.map((value) => ({ value, label: text(`bookings.${value}`) }))}
          value={side}
          onValueChange={setSide}
        />
      </Box>
      <PagedPart query={query} rowsOf={({ reservations }) => reservations} none={text('bookings.none')}>
        {(reservations) => (
          <BookingTable
            reservations={reservations}
            onOpen={(reservation) => navigate(`/admin/reservations?reservation=${reservation}`)}
          />
        )}
      </PagedPart>
    </>
  )
}
