import type { Job } from '@metrolibre/contract'
import { FormattedMessage, Link, useIntl, useLocale } from '@metrolibre/platform'
import { Box, Button, Container, Flex, Heading, Text } from '@metrolibre/ui'
import { Breadcrumbs } from '@metrolibre/ui/parts'
import { ApplyForJobButton } from './apply-button.tsx'
import { JobFacts, JobUntil } from './job-facts.tsx'
import { openingsPath } from './job-paths.ts'
import { jobWordsOf } from './job-words.ts'

/** The page of one job opening: its whole text, and how to apply. */
export function JobPage({ job }: { job: Job }) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const { title, description, language } = jobWordsOf(job, locale)
  const foreign = language === locale ? undefined : language
  return (
    <Container>
      <Box as="article" pt={{ base: '24px', md: '28px' }}>
        <Breadcrumbs
          label={formatMessage({ id: 'mfe-public.work.trail' })}
          as={Link}
          items={[
            { id: 'openings', text: formatMessage({ id: 'mfe-public.work.heading' }), to: openingsPath },
            { id: job.id, text: title },
          ]}
        />
        <Heading as="h1" textStyle="pageTitle" mt="3" overflowWrap="anywhere" lang={foreign}>
          {title}
        </Heading>
        <JobFacts job={job} />
        <Text mt="6" maxW="62ch" whiteSpace="pre-line" overflowWrap="anywhere" lang={foreign}>
          {description}
        </Text>
        <JobUntil job={job} />
        <Flex mt="6" gap="3" wrap="wrap">
          <ApplyForJobButton title={title} variant="cta" />
          <Button as={Link} to={openingsPath} variant="outline">
            <FormattedMessage id="mfe-public.work.opening.all" />
          </Button>
        </Flex>
      </Box>
    </Container>
  )
}
