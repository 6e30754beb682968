import { jobs } from '@metrolibre/api-client'
import type { Job } from '@metrolibre/contract'
import {
  FormattedMessage,
  Link,
  useErrorText,
  useParams,
  useQuery,
  type Head,
  type HeadContext,
} from '@metrolibre/platform'
import { loadTexts, WithTexts } from '@metrolibre/platform/texts'
import { Box, Button, Container, Delayed, ErrorPanel, Skeleton, Stack } from '@metrolibre/ui'
import { PageMissing } from '@metrolibre/ui/parts'
import { jobData } from '../../features/openings/job-data.ts'
import { JobPage } from '../../features/openings/job-page.tsx'
import { openingPath, openingsPath } from '../../features/openings/job-paths.ts'
import { jobWordsOf } from '../../features/openings/job-words.ts'
import { workTexts } from '../../features/openings/texts.ts'
import { shorten } from '../../texts/shorten.ts'
import { withData } from '../../texts/with-data.ts'

const texts = 'mfe-public.work'

export const ownTexts = loadTexts(workTexts)
export const prefetch = withData(workTexts, (client) => client.prefetchQuery(jobs.all()))

const findIn = (open: readonly Job[], id: string | undefined) => open.find((job) => job.id === id)

/** The metadata of an opening; one that is closed is not found and not listed. */
export function head({ params, queryClient, intl, locale, url }: HeadContext): Head {
  const say = (name: 'title' | 'description' | 'missing') =>
    intl.formatMessage({ id: `mfe-public.head.opening.${name}` })
  const open = queryClient.getQueryData(jobs.all().queryKey)?.jobs
  const job = findIn(open ?? [], params['id'])
  if (!job)
    return {
      title: say('missing'),
      description: say('description'),
      robots: 'noindex',
      status: open ? 404 : undefined,
    }
  const { title, description } = jobWordsOf(job, locale)
  const list = intl.formatMessage({ id: 'mfe-public.head.work.title' }).replace(/ \| .*/, '')
  return {
    title: `${title} | ${say('title')}`,
    description: shorten(description),
    canonicalPath: openingPath(job.id),
    jsonLd: jobData(job, { locale, origin: url.origin, list }),
  }
}

/** The page of one job opening. */
export const Screen = () => (
  <WithTexts texts={workTexts}>
    <Opening />
  </WithTexts>
)

function Opening() {
  const { id } = useParams()
  const words = useErrorText()
  const { data, error, isFetching, refetch } = useQuery(jobs.all())
  const job = findIn(data?.jobs ?? [], id)
  if (job) return <JobPage job={job} />
  if (data) return <Missing />
  return (
    <Container>
      <Box py="48px">
        {error ? (
          <ErrorPanel
            title={<FormattedMessage id={`${texts}.failed`} />}
            text={words(error).text}
            retry={{
              text: <FormattedMessage id={`${texts}.retry`} />,
              onRetry: () => void refetch(),
              loading: isFetching,
            }}
          />
        ) : (
          <Delayed>
            <Stack gap="5">
              <Skeleton height={56} radius={12} />
              <Skeleton height={320} radius={20} />
            </Stack>
          </Delayed>
        )}
      </Box>
    </Container>
  )
}

const Missing = () => (
  <PageMissing
    title={<FormattedMessage id={`${texts}.missing.title`} />}
    text={<FormattedMessage id={`${texts}.missing.text`} />}
    action={
      <Button as={Link} to={openingsPath}>
        <FormattedMessage id={`${texts}.opening.all`} />
      </Button>
    }
  />
)
