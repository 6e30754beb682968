import { visits } from '@metrolibre/api-client'
import { assetPath, Link, useIntl, useQuery, type TextName } from '@metrolibre/platform'
import { Box, Button, EmptyState, Skeleton } from '@metrolibre/ui'
import { Placeholder } from '@metrolibre/ui/parts'
import { VisitList } from '../../features/visits/visit-list.tsx'
import empty from '../../features/reservations/pictures/empty.webp'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { landingPath, searchPath, type View } from '../../paths.ts'

/** Upcoming visits, soonest first, then past ones. */
export function Visits({ view }: { view: View }) {
  const { formatMessage } = useIntl()
  const query = useQuery(visits.mine({ view }))
  const say = (name: TextName<'mfe-owners.visits'>) => formatMessage({ id: `mfe-owners.visits.${name}` })
  if (query.data) {
    const all = query.data
    if (all.length === 0)
      return (
        <Box mt="28px">
          <EmptyState
            image={assetPath(empty)}
            title={say(`none.${view}.title`)}
            text={say(`none.${view}.text`)}
            action={
              <Button as={Link} to={view === 'client' ? searchPath : landingPath}>
                {say(`none.${view}.action`)}
              </Button>
            }
          />
        </Box>
      )
    const isComing = ({ status, end }: (typeof all)[number]) =>
      status === 'scheduled' && end > query.dataUpdatedAt
    return (
      <>
        <VisitList title={say('coming')} visits={all.filter(isComing).toReversed()} />
        <VisitList past title={say('past')} visits={all.filter((visit) => !isComing(visit))} />
      </>
    )
  }
  return (
    <Box mt="28px">
      {query.error ? (
        <LoadFailed
          title={say('failed')}
          error={query.error}
          loading={query.isFetching}
          onRetry={query.refetch}
        />
      ) : (
        <Placeholder label={say('loading')}>
          <Skeleton height={160} radius={20} />
        </Placeholder>
      )}
    </Box>
  )
}
