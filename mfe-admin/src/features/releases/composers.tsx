import type { ComposerTrouble, ReportingComposer } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { Alert, Box, Heading, Text } from '@metrolibre/ui'
import { shortOf } from './outcome-of.ts'

/** How many composers serve pages, and what any of them does not show as it was promoted. */
export function Composers({ composers }: { composers: readonly ReportingComposer[] }) {
  const failing = composers.filter(({ troubles }) => troubles.length > 0)
  return (
    <>
      <Heading as="h2" textStyle="cardTitle" mt="8">
        <FormattedMessage id="mfe-admin.releases.composers" />
      </Heading>
      <Text mt="1" textStyle="small" color="fg.muted">
        <FormattedMessage
          id="mfe-admin.releases.composersState"
          values={{ count: composers.length, failing: failing.length }}
        />
      </Text>
      {failing.map(({ composer, troubles }) => (
        <Box key={composer} mt="3">
          <Alert tone="warn" role="none">
            {troubles.map((trouble) => (
              <Text key={trouble.app} overflowWrap="anywhere">
                <TroubleLine composer={composer} trouble={trouble} />
              </Text>
            ))}
          </Alert>
        </Box>
      ))}
    </>
  )
}

const TroubleLine = ({
  composer,
  trouble: { app, shown, promoted },
}: {
  composer: string
  trouble: ComposerTrouble
}) => (
  <FormattedMessage
    id="mfe-admin.releases.composerTrouble"
    values={{
      composer,
      app,
      shown: shown ? shortOf(shown) : 'none',
      promoted: promoted ? shortOf(promoted) : 'none',
    }}
  />
)
