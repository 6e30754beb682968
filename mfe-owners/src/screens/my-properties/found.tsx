import type { OwnProperties } from '@metrolibre/api-client'
import { assetPath, FormattedMessage, Link, type useInfiniteQuery, useIntl } from '@metrolibre/platform'
import { Box, Button, EmptyState, Skeleton, Stack } from '@metrolibre/ui'
import { Placeholder } from '@metrolibre/ui/parts'
import type { ListSearch } from '../../features/property-list/list-filters.tsx'
import { PropertyRow } from '../../features/property-list/property-row.tsx'
import empty from '../../features/reservations/pictures/empty.webp'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { listingFormPath } from '../../paths.ts'

type Query = ReturnType<typeof useInfiniteQuery<OwnProperties>>

interface Props {
  query: Query
  search: ListSearch
  onNarrow: (search: ListSearch) => void
}

/** The properties that match, newest first; or why there are none. */
export function FoundProperties({ query, search, onNarrow }: Props) {
  const { formatMessage } = useIntl()
  const { data, error } = query
  if (!data && error)
    return (
      <Box mt="28px">
        <LoadFailed
          title={formatMessage({ id: 'mfe-owners.panel.failed' })}
          error={error}
          loading={query.isFetching}
          onRetry={query.refetch}
        />
      </Box>
    )
  if (!data) return <Waiting />
  const properties = data.pages.flatMap((page) => page.properties)
  if (properties.length === 0)
    return search.q || search.stage ? <NoMatch onAll={() => onNarrow({})} /> : <Nothing />
  return (
    <>
      <Stack as="ul" listStyleType="none" p="0" gap="16px" align="stretch" mt="24px">
        {properties.map((property) => (
          <PropertyRow key={property.id} property={property} />
        ))}
      </Stack>
      {query.hasNextPage && (
        <Box mt="20px">
          <Button
            variant="outline"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            <FormattedMessage id="mfe-owners.panel.more" />
          </Button>
        </Box>
      )}
    </>
  )
}

const Nothing = () => (
  <Box mt="28px">
    <EmptyState
      image={assetPath(empty)}
      title={<FormattedMessage id="mfe-owners.panel.none" />}
      text={<FormattedMessage id="mfe-owners.panel.noneText" />}
      action={
        <Button as={Link} to={listingFormPath()}>
          <FormattedMessage id="mfe-owners.panel.begin" />
        </Button>
      }
    />
  </Box>
)

const NoMatch = ({ onAll }: { onAll: () => void }) => (
  <Box mt="28px" aria-live="polite">
    <EmptyState
      title={<FormattedMessage id="mfe-owners.panel.noMatch" />}
      text={<FormattedMessage id="mfe-owners.panel.noMatchText" />}
      action={
        <Button variant="outline" onClick={onAll}>
          <FormattedMessage id="mfe-owners.panel.showAll" />
        </Button>
      }
    />
  </Box>
)

const Waiting = () => (
  <Placeholder label={<FormattedMessage id="mfe-owners.panel.loading" />}>
    <Stack gap="16px" align="stretch" mt="24px">
      <Skeleton height={206} radius={20} />
      <Skeleton height={206} radius={20} />
    </Stack>
  </Placeholder>
)
