import type { OwnProperties as Listed } from '@metrolibre/api-client'
import { FormattedMessage, Link, useIntl, type UseQueryResult, type TextName } from '@metrolibre/platform'
import { Box, Button, EmptyState, ErrorPanel, SimpleGrid, Skeleton } from '@metrolibre/ui'
import { OwnCard } from './own-card.tsx'
import { ownersLandingPath, propertiesPath } from '../../paths.ts'

interface Props {
  properties: UseQueryResult<Listed>
}

/** The user's own properties, published or not yet, and an invitation to list more. */
export function OwnProperties({ properties }: Props) {
  const { formatMessage } = useIntl()
  const text = (name: TextName<'mfe-owners.profile.properties'>) =>
    formatMessage({ id: `mfe-owners.profile.properties.${name}` })
  const { data } = properties
  return (
    <Box mt="28px">
      {properties.isError && (
        <Box mb="24px">
          <ErrorPanel
            title={text('failed')}
            text={properties.error.message}
            retry={{
              text: text('retry'),
              onRetry: () => void properties.refetch(),
              loading: properties.isFetching,
            }}
          />
        </Box>
      )}
      <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap="24px" alignItems="start">
        {properties.isPending && <Skeleton ratio="3 / 2" radius={14} />}
        {data?.properties.map((property) => (
          <OwnCard key={property.id} property={property} />
        ))}
        <EmptyState
          title={text('moreTitle')}
          text={text('moreText')}
          action={
            <Button as={Link} to={ownersLandingPath}>
              <FormattedMessage id="mfe-owners.profile.properties.more" />
            </Button>
          }
        />
      </SimpleGrid>
      {data?.nextCursor && (
        <Box mt="24px">
          <Button as={Link} to={propertiesPath} variant="outline">
            {text('all')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
