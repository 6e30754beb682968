import { visits } from '@metrolibre/api-client'
import { assetPath, Link, useIntl, useQuery, type TextName } from '@metrolibre/platform'
import { Box, Button, EmptyState, Skeleton } from '@metrolibre/ui'
import { Placeholder } from '@metrolibre/ui/parts'
import { VisitList } from '../../features/visits/visit-list.tsx'
import empty from '../../features/reservations/pictures/empty.webp'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { ownersLandingPath, publicSearchPath, type PartySide } from '../../paths.ts'

/** Upcoming visits, soonest first, then past ones. */
export function Visits({ view }: { view: PartySide }) {
  const { formatMessage } = useIntl()
  const query = useQuery(visits.mine({ view }))
  const text = (name: TextName<'mfe-owners.visits'>) => formatMessage({ id: `mfe-owners.visits.${name}` })
  if (query.data) {
    const all = query.data
    if (all.length === 0)
      return (
        <Box mt="28px">
          <EmptyState
            image={assetPath(empty)}
            title={text(`none.${view}.title`)}
            text={text(`none.${view}.text`)}
            action={
              <Button as={Link} to={view === 'client' ? publicSearchPath : ownersLandingPath}>
                {text(`none.${view}.action`)}
              </Button>
            }
          />
        </Box>
      )
    const isUpcoming = ({ status, end }: (typeof all)[number]) =>
      status === 'scheduled' && end > query.dataUpdatedAt
    const upcoming = all.filter(isUpcoming).toReversed()
    const isNow = ({ start }: (typeof all)[number]) => start <= query.dataUpdatedAt
    return (
      <>
        <VisitList title={text('now')} visits={upcoming.filter(isNow)} />
        <VisitList title={text('coming')} visits={upcoming.filter((visit) => !isNow(visit))} />
        <VisitList past title={text('past')} visits={all.filter((visit) => !isUpcoming(visit))} />
      </>
    )
  }
  return (
    <Box mt="28px">
      {query.error ? (
        <LoadFailed
          title={text('failed')}
          error={query.error}
          loading={query.isFetching}
          onRetry={query.refetch}
        />
      ) : (
        <Placeholder label={text('loading')}>
          <Skeleton height={420} radius={20} />
        </Placeholder>
      )}
    </Box>
  )
}
