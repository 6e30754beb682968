import { adminReleases } from '@metrolibre/api-client'
import { FormattedMessage, useQuery } from '@metrolibre/platform'
import { Box, Heading, Text } from '@metrolibre/ui'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { BrowserErrorCard } from './browser-error-card.tsx'

/** The errors that visitors' browsers reported of an app. */
export function BrowserErrors({ app }: { app: string }) {
  const { data, isError, error, refetch } = useQuery(adminReleases.errors(app))
  return (
    <Box as="section" aria-labelledby="browser-errors" mt="8">
      <Heading as="h2" id="browser-errors" textStyle="cardTitle">
        <FormattedMessage id="mfe-admin.releases.errorsOf" values={{ app }} />
      </Heading>
      {!data && (isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting />)}
      {data?.errors.length === 0 && (
        <Text mt="2" color="fg.muted">
          <FormattedMessage id="mfe-admin.releases.noErrors" />
        </Text>
      )}
      {data && data.errors.length > 0 && (
        <Box as="ul" listStyleType="none" mt="3" display="grid" gap="3">
          {data.errors.map((one) => (
            <BrowserErrorCard
              key={`${one.version} ${one.kind} ${one.name} ${one.message} ${one.firstAt}`}
              error={one}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}
