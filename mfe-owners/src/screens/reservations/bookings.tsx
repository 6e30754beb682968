import { FormattedMessage, useIntl, useSearchParams } from '@metrolibre/platform'
import { Box, Button, Grid, Panel, Skeleton, Stack } from '@metrolibre/ui'
import { Placeholder } from '@metrolibre/ui/parts'
import { useMedia } from '@metrolibre/platform/browser'
import { byTime } from '../../features/reservations/by-time.ts'
import { BookingList } from '../../features/reservations/list.tsx'
import { BookingDetail } from './booking-detail.tsx'
import { DetailSheet } from './detail-sheet.tsx'
import { NoBookings } from './no-bookings.tsx'
import { useBookings } from './use-bookings.ts'
import { useSeen } from './use-seen.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { ownerBookingPath, type PartySide } from '../../paths.ts'

const wideQuery = '(min-width: 1024px)'

/** The list with the selected booking next to it; on narrow screens the details open over the list. */
export function Bookings({ view }: { view: PartySide }) {
  const { query, bookings } = useBookings(view)
  const wide = useMedia(wideQuery)
  const [search, setSearch] = useSearchParams()
  const wanted = bookings?.find(({ id }) => id === search.get('reservation'))
  const groups = byTime(bookings ?? [])
  const selected = wanted ?? (wide ? groups[0]?.bookings[0] : undefined)
  useSeen(selected)
  if (!bookings) return query.isError ? <Failed error={query.error} onRetry={query.refetch} /> : <Waiting />
  if (bookings.length === 0) return <NoBookings view={view} />
  const stale = () => void query.refetch()
  const select = (reservation?: string) =>
    setSearch({ view, ...(reservation && { reservation }) }, { replace: wide, preventScrollReset: true })
  return (
    <Grid
      gap="28px"
      mt="28px"
      alignItems="start"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' }}
    >
      <Stack gap="7" align="stretch">
        {groups.map((group) => (
          <BookingList
            key={group.time}
            {...group}
            selectedId={selected?.id}
            to={(id) => ownerBookingPath(view, id)}
            replace={wide}
            onSelect={select}
          />
        ))}
        {query.hasNextPage && (
          <Box>
            <Button
              variant="outline"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              <FormattedMessage id="mfe-owners.reservations.more" />
            </Button>
          </Box>
        )}
      </Stack>
      {wide && selected && (
        <Panel as="aside" padded aria-live="polite">
          <BookingDetail key={selected.id} booking={selected} readAt={query.dataUpdatedAt} onStale={stale} />
        </Panel>
      )}
      {!wide && (
        <DetailSheet
          booking={selected}
          readAt={query.dataUpdatedAt}
          onStale={stale}
          onClose={() => select()}
        />
      )}
    </Grid>
  )
}

const Waiting = () => (
  <Placeholder label={<FormattedMessage id="mfe-owners.reservations.loading" />}>
    <Grid gap="28px" mt="28px" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' }}>
      <Skeleton height={480} radius={20} />
      <Box display={{ base: 'none', lg: 'block' }}>
        <Skeleton height={480} radius={20} />
      </Box>
    </Grid>
  </Placeholder>
)

function Failed({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  const { formatMessage } = useIntl()
  return (
    <Box mt="28px">
      <LoadFailed
        title={formatMessage({ id: 'mfe-owners.reservations.failed' })}
        error={error}
        onRetry={onRetry}
      />
    </Box>
  )
}
