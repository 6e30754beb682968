import { ownBlocks, reservations, type OwnedProperty } from '@metrolibre/api-client'
import { dateAt, startOfDay } from '@metrolibre/contract'
import { useIntl, useQuery } from '@metrolibre/platform'
import { Delayed, Grid, Panel, Skeleton } from '@metrolibre/ui'
import { PublishedSwitch } from '../../features/own-property/active-switch.tsx'
import { LeasePanel } from '../../features/own-property/lease-panel.tsx'
import { CalendarPanel } from '../../features/property-calendar/calendar-panel.tsx'
import { calendarEntriesOf } from '../../features/property-calendar/entries.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { useToday } from '../../panel/use-today.ts'

/** What belongs to renting a published property out: calendar, window, and whether it can be booked. */
export function Rented({ property }: { property: OwnedProperty }) {
  const { formatMessage } = useIntl()
  const { id, timeZone, startLease, endLease } = property
  const today = useToday(timeZone)
  const booked = useQuery(reservations.ofProperty(id, today))
  const blocked = useQuery(ownBlocks.of(id))
  const error = booked.error ?? blocked.error
  if (!booked.data || !blocked.data) {
    if (!error)
      return (
        <Delayed>
          <Skeleton height={320} radius={20} />
        </Delayed>
      )
    return (
      <LoadFailed
        title={formatMessage({ id: 'mfe-owners.panel.calendar.failed' })}
        error={error}
        loading={booked.isFetching || blocked.isFetching}
        onRetry={() => Promise.all([booked.refetch(), blocked.refetch()])}
      />
    )
  }
  const entries = calendarEntriesOf(booked.data, blocked.data).filter(
    ({ end }) => end > startOfDay(today, timeZone),
  )
  const stays = entries.filter(({ kind }) => kind !== 'block')
  const ends = stays.map(({ end }) => dateAt(end - 1, timeZone))
  const count = (kind: 'booking' | 'hold') => stays.filter((stay) => stay.kind === kind).length
  return (
    <>
      <CalendarPanel property={property} entries={entries} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.4fr) minmax(0, 1fr)' }}
        gap="20px"
        alignItems="start"
      >
        {startLease && endLease && (
          <LeasePanel
            property={property}
            startLease={startLease}
            endLease={endLease}
            bookedLast={ends.sort().at(-1) ?? null}
          />
        )}
        <Panel padded>
          <PublishedSwitch property={property} live={{ bookings: count('booking'), holds: count('hold') }} />
        </Panel>
      </Grid>
    </>
  )
}
