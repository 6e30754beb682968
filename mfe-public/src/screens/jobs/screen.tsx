import { FormattedMessage, useIntl, useRuntimeConfig } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Box, Button, chakra, Container, Grid, Heading, Panel, Text } from '@metrolibre/ui'
import { TintaBand } from '../../features/about/tinta-band.tsx'
import { ReferralForm } from '../../features/contact-form/referral-form.tsx'
import { PageTitle } from '../../features/reading/page-title.tsx'
import { useRichValues } from '../../features/reading/rich.tsx'
import { pageHead } from '../../texts/page-head.ts'
import { withData } from '../../texts/with-data.ts'
import { workTexts } from './texts.ts'

const texts = 'mfe-public.work'
const roles = ['inspector', 'owners', 'community', 'product'] as const
const steps = ['s1', 's2', 's3', 's4'] as const

export const head = pageHead('work')
export const prefetch = withData(workTexts)

/** Jobs, and how to recommend a place. */
export const Screen = () => (
  <WithTexts texts={workTexts}>
    <Container>
      <PageTitle
        title={<FormattedMessage id={`${texts}.heading`} />}
        lead={<FormattedMessage id={`${texts}.lead`} />}
      />
      <Heading as="h2" mt={{ base: 10, md: 14 }} mb="5">
        <FormattedMessage id={`${texts}.roles.title`} />
      </Heading>
      <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
        {roles.map((role) => (
          <Panel key={role} as="article" padded>
            <Heading as="h3" textStyle="cardTitle">
              <FormattedMessage id={`${texts}.${role}.title`} />
            </Heading>
            <Text color="fg.muted" mt="2">
              <FormattedMessage id={`${texts}.${role}.text`} />
            </Text>
          </Panel>
        ))}
      </Grid>
      <Apply />
      <Refer />
    </Container>
  </WithTexts>
)

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
        gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
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
