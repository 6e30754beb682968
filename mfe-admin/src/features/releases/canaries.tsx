import { adminReleases } from '@metrolibre/api-client'
import { FormattedMessage, useQuery } from '@metrolibre/platform'
import { Box, Heading } from '@metrolibre/ui'
import { useState } from 'react'
import { CanaryCard } from './canary-card.tsx'
import { EndCanaryDialog } from './end-canary-dialog.tsx'

/** How often the counts are read again while somebody looks at them. */
const againMs = 15_000

/** The canaries that run; nothing when none does. */
export function CanaryList() {
  const { data } = useQuery({ ...adminReleases.canaries(), refetchInterval: againMs })
  const [asked, setAsked] = useState<string>()
  const canaries = data?.canaries ?? []
  const ending = canaries.find(({ id }) => id === asked)
  if (canaries.length === 0) return null
  return (
    <>
      <Heading as="h2" textStyle="cardTitle" mt="8">
        <FormattedMessage id="mfe-admin.releases.canaries" />
      </Heading>
      <Box
        mt="3"
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 420px), 1fr))"
      >
        {canaries.map((canary) => (
          <CanaryCard key={canary.id} canary={canary} onEnd={() => setAsked(canary.id)} />
        ))}
      </Box>
      {ending && <EndCanaryDialog canary={ending} onClose={() => setAsked(undefined)} />}
    </>
  )
}
