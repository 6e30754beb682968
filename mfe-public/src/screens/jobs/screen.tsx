import { jobs } from '@metrolibre/api-client'
import { FormattedMessage, useIntl, useQuery, useRuntimeConfig } from '@metrolibre/platform'
import { loadTexts, WithTexts } from '@metrolibre/platform/texts'
import { Box, Button, chakra, Container, Grid, Heading, Panel, Text } from '@metrolibre/ui'
import { TintaBand } from '../../features/about/tinta-band.tsx'
import { ReferralForm } from '../../features/contact-form/referral-form.tsx'
import { JobCard } from '../../features/openings/job-card.tsx'
import { workTexts } from '../../features/openings/texts.ts'
import { ListStates } from '../../features/people/list-states.tsx'
import { PageTitle } from '../../features/reading/page-title.tsx'
import { useRichValues } from '../../features/reading/rich.tsx'
import { textPageHead } from '../../texts/page-head.ts'
import { withData } from '../../texts/with-data.ts'

const texts = 'mfe-public.work'
const steps = ['s1', 's2', 's3', 's4'] as const

export const ownTexts = loadTexts(workTexts)
export const prefetch = withData(workTexts, (client) => client.prefetchQuery(jobs.all()))

export const head = textPageHead('work')

/** Jobs, and how to recommend a place. */
export const Screen = () => (
  <WithTexts texts={workTexts}>
    <Container>
      <PageTitle
        title={<FormattedMessage id={`${texts}.heading`} />}
        lead={<FormattedMessage id={`${texts}.lead`} />}
      />
      <Openings />
      <Apply />
      <Refer />
    </Container>
  </WithTexts>
)

function Openings() {
  const query = useQuery(jobs.all())
  return (
    <chakra.section aria-labelledby="vacantes" mt={{ base: 10, md: 14 }}>
      <Heading as="h2" id="vacantes" mb="5">
        <FormattedMessage id={`${texts}.roles.title`} />
      </Heading>
      <ListStates texts={texts} query={query} isEmpty={(data) => data.jobs.length === 0}>
        {(data) => (
          <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
            {data.jobs.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </Grid>
        )}
      </ListStates>
    </chakra.section>
  )
}

function Apply() {
  const { contactEmail } = useRuntimeConfig()
  const { formatMessage } = useIntl()
  const subject = encodeURIComponent(formatMessage({ id: `${texts}.apply.subject` }))
  return (
    <TintaBand
      title={<FormattedMessage id={`${texts}.apply.title`} />}
      text={<FormattedMessage id={`${texts}.apply.text`} values={{ mail: <b>{contactEmail}</b> }} />}
      action={
        <Button as="a" href={`mailto:${contactEmail}?subject=${subject}`} variant="cta" size="lg">
          <FormattedMessage id={`${texts}.apply.action`} />
        </Button>
      }
    />
  )
}

function Refer() {
  return (
    <chakra.section id="recomienda" mt={{ base: 12, md: 16 }} scrollMarginTop="24px">
      <Heading as="h2">
        <FormattedMessage id={`${texts}.refer.title`} />
      </Heading>
      <Text color="fg.muted" mt="3" maxW="60ch">
        <FormattedMessage id={`${texts}.refer.text`} values={useRichValues()} />
      </Text>
      <chakra.ol
        listStyleType="none"
        p="0"
        mt="6"
        display="grid"
        gap="5"
        gridTemplateColumns={{
          base: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
      >
        {steps.map((step, index) => (
          <chakra.li key={step} borderTop="3px solid {colors.tape.fill}" pt="3">
            <Box as="span" textStyle="total" aria-hidden>
              {index + 1}
            </Box>
            <Text fontWeight={600}>
              <FormattedMessage id={`${texts}.refer.${step}`} />
            </Text>
          </chakra.li>
        ))}
      </chakra.ol>
      <Box mt="8" maxW="720px">
        <Panel padded>
          <ReferralForm />
        </Panel>
      </Box>
    </chakra.section>
  )
}
