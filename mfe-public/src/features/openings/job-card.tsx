import type { Job } from '@metrolibre/contract'
import { FormattedMessage, useDates, useIntl, useLocale, useRuntimeConfig } from '@metrolibre/platform'
import { Box, Button, Heading, Panel, Text, VisuallyHidden } from '@metrolibre/ui'
import { jobAnchor, wordsOf } from './job-words.ts'

const texts = 'mfe-public.work'

/** A job opening, with a mail that names it. */
export function JobCard({ job }: { job: Job }) {
  const { formatMessage } = useIntl()
  const { day } = useDates()
  const { locale } = useLocale()
  const { contactEmail } = useRuntimeConfig()
  const { title, description, language } = wordsOf(job, locale)
  const foreign = language === locale ? undefined : language
  const subject = encodeURIComponent(formatMessage({ id: `${texts}.opening.subject` }, { title }))
  const facts = [
    formatMessage({ id: `${texts}.kindOf.${job.employmentType}` }),
    `${job.city}, ${job.country}`,
    job.isRemote && formatMessage({ id: `${texts}.opening.remote` }),
  ].filter(Boolean)
  return (
    <Panel as="article" padded id={jobAnchor(job)}>
      <Heading as="h3" textStyle="cardTitle" overflowWrap="anywhere" lang={foreign}>
        {title}
      </Heading>
      <Text textStyle="measure" color="fg.muted" mt="1">
        {facts.join(' · ')}
      </Text>
      <Text mt="3" whiteSpace="pre-line" overflowWrap="anywhere" lang={foreign}>
        {description}
      </Text>
      {job.validThrough && (
        <Text textStyle="small" color="fg.muted" mt="3">
          <FormattedMessage id={`${texts}.opening.until`} values={{ day: day(job.validThrough) }} />
        </Text>
      )}
      <Box mt="4">
        <Button as="a" href={`mailto:${contactEmail}?subject=${subject}`} variant="outline">
          <FormattedMessage id={`${texts}.opening.apply`} />
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      </Box>
    </Panel>
  )
}
