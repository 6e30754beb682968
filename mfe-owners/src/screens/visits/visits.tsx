import { visits } from '@metrolibre/api-client'
import { assetPath, Link, useErrorText, useIntl, useQuery, type TextName } from '@metrolibre/platform'
import { Box, Button, Delayed, EmptyState, ErrorPanel, Skeleton, VisuallyHidden } from '@metrolibre/ui'
import { VisitList } from '../../features/visits/visit-list.tsx'
import empty from '../../features/reservations/pictures/empty.webp'
import { landingPath, searchPath, type View } from '../../paths.ts'

/** Upcoming visits, soonest first, then past ones. */
export function Visits({ view }: { view: View }) {
  const { formatMessage } = useIntl()
  const describe = useErrorText()
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
  if (query.error) {
    const { text, requestId } = describe(query.error)
    return (
      <Box mt="28px">
        <ErrorPanel
          title={say('failed')}
          text={text}
          retry={{
            text: formatMessage({ id: 'mfe-owners.retry' }),
            onRetry: () => void query.refetch(),
            loading: query.isFetching,
          }}
          detail={
            requestId ? { text: formatMessage({ id: 'mfe-owners.detail' }), content: requestId } : undefined
          }
        />
      </Box>
    )
  }
  return (
    <Delayed>
      <Box mt="28px">
        <output>
          <VisuallyHidden>{say('loading')}</VisuallyHidden>
          <Skeleton height={160} radius={20} />
        </output>
      </Box>
    </Delayed>
  )
}
