import type { Job } from '@metrolibre/contract'
import { Link, useLocale } from '@metrolibre/platform'
import { Box, Heading, Panel, Text, TextLink } from '@metrolibre/ui'
import { ApplyForJobButton } from './apply-button.tsx'
import { JobFacts, JobUntil } from './job-facts.tsx'
import { openingPath } from './job-paths.ts'
import { jobWordsOf } from './job-words.ts'

const firstParagraph = (text: string) => text.split(/\n\s*\n/, 1)[0]

/** A job opening in the list, with how its text begins. Its title leads to its page, which has the whole text. */
export function JobCard({ job }: { job: Job }) {
  const { locale } = useLocale()
  const { title, description, language } = jobWordsOf(job, locale)
  const foreign = language === locale ? undefined : language
  return (
    <Panel as="article" padded style={{ display: 'flex', flexDirection: 'column' }}>
      <Heading as="h3" textStyle="cardTitle" overflowWrap="anywhere" lang={foreign}>
        <TextLink as={Link} to={openingPath(job.id)} style={{ color: 'inherit' }}>
          {title}
        </TextLink>
      </Heading>
      <JobFacts job={job} />
      <Text mt="3" whiteSpace="pre-line" overflowWrap="anywhere" lang={foreign}>
        {firstParagraph(description)}
      </Text>
      <JobUntil job={job} />
      <Box mt="auto" pt="4">
        <ApplyForJobButton title={title} variant="outline" />
      </Box>
    </Panel>
  )
}
