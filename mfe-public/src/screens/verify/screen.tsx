import { contracts, isApiError } from '@metrolibre/api-client'
import { FormattedMessage, useErrorText, useNavigate, useParams, useQuery } from '@metrolibre/platform'
import { loadTexts, WithTexts } from '@metrolibre/platform/texts'
import { Alert, Box, Button, Container, Grid, Heading, Skeleton, Text } from '@metrolibre/ui'
import { useState } from 'react'
import { Ask } from '../../features/contract-check/ask.tsx'
import { readHash } from '../../features/contract-check/document-hash.ts'
import { Evidence } from '../../features/contract-check/evidence.tsx'
import { contractTexts } from '../../features/contract-check/texts.ts'
import { withData } from '../../texts/with-data.ts'

export { verifyHead as head } from './head.ts'

export const ownTexts = loadTexts(contractTexts)
export const prefetch = withData(contractTexts)

/** Checks whether a document was signed here. Open to anybody who has it. */
export const Screen = () => (
  <WithTexts texts={contractTexts}>
    <Verify />
  </WithTexts>
)

function Verify() {
  const hash = readHash(useParams()['hash'] ?? '')
  const navigate = useNavigate()
  // The hash of the file that was chosen here. A link or a typed hash says nothing about any file.
  const [compared, setCompared] = useState<string>()
  const check = useQuery({ ...contracts.verify(hash ?? ''), enabled: hash !== undefined, retry: false })
  return (
    <Container style={{ paddingTop: 40 }}>
      <Heading as="h1" textStyle="pageTitle">
        <FormattedMessage id="mfe-public.verify.title" />
      </Heading>
      <Text textStyle="lead" color="fg.muted" mt="3" maxW="48ch">
        <FormattedMessage id="mfe-public.verify.lead" />
      </Text>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: hash ? '1.9fr 1fr' : 'minmax(0, 1fr)' }}
        gap={{ base: 6, lg: hash ? 12 : 6 }}
        mt="8"
      >
        <Box>
          {check.data && <Evidence evidence={check.data} compared={compared === hash} />}
          {check.isLoading && <Skeleton height={420} radius={20} />}
          {check.isError && (
            <Refused error={check.error} compared={compared === hash} onRetry={() => void check.refetch()} />
          )}
          {hash === undefined && (
            <Text color="fg.muted">
              <FormattedMessage id="mfe-public.verify.start" />
            </Text>
          )}
        </Box>
        <Ask
          key={hash}
          hash={hash ?? ''}
          wide={hash === undefined}
          onHash={(next, ofFile) => {
            if (ofFile) setCompared(next)
            navigate(`/contrato/${next}`)
          }}
        />
      </Grid>
    </Container>
  )
}

interface RefusedProps {
  error: unknown
  compared: boolean
  onRetry: () => void
}

function Refused({ error, compared, onRetry }: RefusedProps) {
  const errorText = useErrorText()
  if (isApiError(error, 'not_found'))
    return (
      <Alert
        tone="bad"
        title={<FormattedMessage id={`mfe-public.verify.${compared ? 'other' : 'unknown'}.title`} />}
      >
        <FormattedMessage id={`mfe-public.verify.${compared ? 'other' : 'unknown'}.text`} />
      </Alert>
    )
  const { text, reference } = errorText(error)
  const retry = (
    <Button variant="outline" size="sm" onClick={onRetry}>
      <FormattedMessage id="mfe-public.home.newest.retry" />
    </Button>
  )
  return (
    <Alert
      tone="bad"
      title={<FormattedMessage id="mfe-public.verify.failed" />}
      reference={reference}
      action={retry}
    >
      {text}
    </Alert>
  )
}
