import type { AdminJob } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'

type Facts = Pick<AdminJob, 'city' | 'country' | 'isRemote' | 'employmentType' | 'validThrough'>

/** Returns functions that write where and how the work of an opening is done, and until when people can apply. */
export const useJobFacts = () => {
  const { formatMessage } = useIntl()
  const { day } = useDates()
  return {
    place: ({ city, country, isRemote }: Facts): string =>
      [`${city}, ${country}`, isRemote && formatMessage({ id: 'mfe-admin.jobs.remote' })]
        .filter(Boolean)
        .join(' · '),
    employment: ({ employmentType }: Facts): string =>
      formatMessage({ id: `mfe-admin.jobs.kindOf.${employmentType}` }),
    until: ({ validThrough }: Facts): string =>
      validThrough ? day(validThrough) : formatMessage({ id: 'mfe-admin.jobs.open' }),
  }
}
