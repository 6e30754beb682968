import type { Job } from '@metrolibre/contract'
import { FormattedMessage, useDates, useIntl } from '@metrolibre/platform'
import { Text } from '@metrolibre/ui'

const texts = 'mfe-public.work'

/** How much, where and from where one works. */
export function JobFacts({ job: { employmentType, city, country, isRemote } }: { job: Job }) {
  const { formatMessage } = useIntl()
  const facts = [
    formatMessage({ id: `${texts}.kindOf.${employmentType}` }),
    `${city}, ${country}`,
    isRemote && formatMessage({ id: `${texts}.opening.remote` }),
  ].filter(Boolean)
  return (
    <Text textStyle="measure" color="fg.muted" mt="1">
      {facts.join(' · ')}
    </Text>
  )
}

/** The last day on which people can apply, if there is one. */
export function JobUntil({ job: { validThrough } }: { job: Job }) {
  const { day } = useDates()
  if (!validThrough) return null
  return (
    <Text textStyle="small" color="fg.muted" mt="3">
      <FormattedMessage id={`${texts}.opening.until`} values={{ day: day(validThrough) }} />
    </Text>
  )
}
