import type { AdminJob } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Badge, chakra } from '@metrolibre/ui'
import type { ListColumn } from '../../list/list-table.tsx'
import { RowLink } from '../../list/row-link.tsx'
import { useNumericDay } from '../../words/use-numeric-day.ts'
import { OpeningActiveSwitch } from './active-switch.tsx'
import { jobTo } from './job-to.ts'
import { useJobFacts } from './use-job-facts.ts'

/** Why an opening is not on the public page; nothing for one that is. */
export const JobBadge = ({ isActive, isOver }: Pick<AdminJob, 'isActive' | 'isOver'>) =>
  isActive && !isOver ? null : (
    <Badge mark="hollow">
      <FormattedMessage id={isActive ? 'mfe-admin.jobs.isOver' : 'mfe-admin.jobs.isInactive'} />
    </Badge>
  )

/** The columns of the list of job openings. */
export const useJobColumns = (): ListColumn<AdminJob>[] => {
  const { formatMessage } = useIntl()
  const numericDay = useNumericDay()
  const facts = useJobFacts()
  return [
    {
      id: 'title',
      label: formatMessage({ id: 'mfe-admin.jobs.name' }),
      locked: true,
      sort: { by: 'title', first: 'asc' },
      cell: (job) => (
        <>
          <RowLink id={job.id} to={jobTo(job.id)}>
            {job.title}
          </RowLink>
          <chakra.span display="block" color="fg.muted">
            {facts.employment(job)}
          </chakra.span>
        </>
      ),
    },
    {
      id: 'city',
      label: formatMessage({ id: 'mfe-admin.jobs.city' }),
      sort: { by: 'city', first: 'asc' },
      cell: facts.place,
    },
    {
      id: 'until',
      label: formatMessage({ id: 'mfe-admin.jobs.until' }),
      cell: (job) => (
        <>
          {facts.until(job)} {job.isOver && <JobBadge isActive isOver />}
        </>
      ),
    },
    {
      id: 'created',
      label: formatMessage({ id: 'mfe-admin.jobs.created' }),
      sort: { by: 'created', first: 'desc', isDefault: true },
      nowrap: true,
      cell: ({ created }) => numericDay(created),
    },
    {
      id: 'active',
      label: formatMessage({ id: 'mfe-admin.jobs.active' }),
      cell: (job) => <OpeningActiveSwitch job={job} />,
    },
  ]
}
