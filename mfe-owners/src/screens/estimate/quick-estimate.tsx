import { ownProperties, zones } from '@metrolibre/api-client'
import { FormattedMessage, Link, useErrorText, useIntl, useQuery } from '@metrolibre/platform'
import { Alert, Box, Button, Container, Grid, Heading, Text } from '@metrolibre/ui'
import { useEffect, useRef, useState } from 'react'
import { EstimateForm, type EstimateFormInput } from '../../features/estimate/estimate-form.tsx'
import { Result } from '../../features/estimate/result.tsx'
import { SampleEstimate } from '../../features/landing/sample-estimate.tsx'
import { useEstimateTitle } from '../../features/estimate/use-estimate-title.ts'
import { formPathFrom } from '../../paths.ts'

const nothing: EstimateFormInput = { propertyType: 'room', zone: '', area: 0 }

/** An estimate without an account, from a few fields. */
export function QuickEstimate() {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const places = useQuery(zones.all())
  const [asked, setAsked] = useState<EstimateFormInput>()
  const query = useQuery({ ...ownProperties.estimate(asked ?? nothing), enabled: asked !== undefined })
  const ask = (input: EstimateFormInput) => {
    // The same question after a failure would otherwise be answered with that failure.
    if (query.isError && JSON.stringify(input) === JSON.stringify(asked)) void query.refetch()
    setAsked(input)
  }
  const { title, text } = useEstimateTitle(asked?.propertyType ?? 'room', query.data)
  const answer = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (query.data) answer.current?.focus()
  }, [query.data])
  const failure = query.error ?? (!places.data && places.error)
  return (
    <Container>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.9fr) minmax(0, 1fr)' }}
        gap={{ base: '36px', lg: '56px' }}
        pt={{ base: '24px', md: '48px' }}
        pb={{ base: '72px', md: '88px' }}
        alignItems="start"
      >
        <Box>
          <Heading as="h1" textStyle="pageTitle">
            <FormattedMessage id="mfe-owners.listing.quick.title" />
          </Heading>
          <Text textStyle="lead" color="fg.muted" mt="8px" mb="24px">
            <FormattedMessage id="mfe-owners.listing.quick.text" />
          </Text>
          <EstimateForm zones={places.data?.zones ?? []} loading={query.isFetching} onAsk={ask} />
          {failure && (
            <Box mt="20px">
              <Alert
                tone="bad"
                title={errorText(failure).text}
                action={
                  <Button
                    variant="outline"
                    size="sm"
                    onClick={() => void (query.error ? query.refetch() : places.refetch())}
                  >
                    {formatMessage({ id: 'mfe-owners.retry' })}
                  </Button>
                }
              />
            </Box>
          )}
          {asked && query.data && (
            <Box as="section" mt="44px">
              <Heading as="h2" ref={answer} tabIndex={-1} outline="none" textStyle="section">
                {title}
              </Heading>
              <Text color="fg.muted" mt="6px" mb="20px">
                {text}
              </Text>
              <Result estimate={query.data} />
              <Box mt="36px">
                <Button as={Link} to={formPathFrom(asked)} variant="cta" size="lg">
                  <FormattedMessage id="mfe-owners.listing.quick.publish" />
                </Button>
              </Box>
            </Box>
          )}
        </Box>
        {!query.data && (
          <Box as="aside" mt={{ lg: '12px' }}>
            <Text color="fg.muted" mb="12px">
              <FormattedMessage id="mfe-owners.listing.quick.example" />
            </Text>
            <SampleEstimate />
          </Box>
        )}
      </Grid>
    </Container>
  )
}
