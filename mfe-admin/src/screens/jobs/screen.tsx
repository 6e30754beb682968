import { jobAdmin, type JobListQuery } from '@metrolibre/api-client'
import { countries, type AdminJob } from '@metrolibre/contract'
import { FormattedMessage, Link, useIntl, useQuery, useQueryClient } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { Check, Plus, Prohibit, Trash } from '@metrolibre/ui/icons'
import { OpeningActiveSwitch } from '../../features/jobs/active-switch.tsx'
import { jobTo } from '../../features/jobs/job-to.ts'
import { JobBadge, useJobColumns } from '../../features/jobs/use-job-columns.tsx'
import { useJobFacts } from '../../features/jobs/use-job-facts.ts'
import { AdminList } from '../../list/admin-list.tsx'
import type { BulkAction } from '../../list/list-action.ts'
import { useListAddress } from '../../list/use-list-address.ts'
import { joinedList } from '../../words/joined.ts'
import { useFlagFilters } from '../../words/use-flag-filters.ts'
import { openedWhole } from '../../page/opened-whole.ts'

export const prefetch = openedWhole((client) => client.prefetchQuery(jobAdmin.list({})))

/** The job openings of the work-with-us page. */
export function Screen() {
  const { formatMessage } = useIntl()
  const client = useQueryClient()
  const facts = useJobFacts()
  const filters = [
    ...useFlagFilters({ isActive: formatMessage({ id: 'mfe-admin.jobs.active' }) }),
    {
      name: 'country',
      label: formatMessage({ id: 'mfe-admin.jobs.country' }),
      choices: countries.map((country) => ({ value: country, label: country })),
    },
  ]
  const list = { name: 'jobs', feminine: true as const, filters, sorts: ['created', 'title', 'city'] }
  const address = useListAddress<JobListQuery>(list)
  const result = useQuery(jobAdmin.list(address.query))
  return (
    <AdminList
      list={list}
      address={address}
      result={result}
      rowsOf={({ jobs }) => jobs}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      rowTo={({ id }) => jobTo(id)}
      columns={useJobColumns()}
      card={(job) => ({
        title: job.title,
        mark: <JobBadge {...job} />,
        text: joinedList(facts.employment(job), facts.place(job)),
        more: <OpeningActiveSwitch job={job} captioned />,
      })}
      actions={useActions()}
      readPage={(cursor) => client.fetchQuery(jobAdmin.list({ ...address.query, cursor, limit: 100 }))}
      onBulkEnd={() => jobAdmin.readAgain(client)}
      title={<FormattedMessage id="mfe-admin.jobs.title" />}
      text={<FormattedMessage id="mfe-admin.jobs.description" />}
      action={
        <Button as={Link} to={jobTo('new')} variant="outline" icon={<Plus />}>
          <FormattedMessage id="mfe-admin.jobs.add" />
        </Button>
      }
      searchLabel={formatMessage({ id: 'mfe-admin.jobs.search' })}
      searchExample={formatMessage({ id: 'mfe-admin.jobs.searchExample' })}
      caption={formatMessage({ id: 'mfe-admin.jobs.caption' })}
      none={<FormattedMessage id="mfe-admin.jobs.none" />}
    />
  )
}

const useActions = (): BulkAction<AdminJob>[] => {
  const { formatMessage } = useIntl()
  const show = (on: boolean): BulkAction<AdminJob> => ({
    id: on ? 'activate' : 'deactivate',
    text: formatMessage({ id: `mfe-admin.jobs.bulk.${on}` }),
    icon: on ? <Check /> : <Prohibit />,
    working: (count) => formatMessage({ id: `mfe-admin.jobs.bulking.${on}` }, { count }),
    run: ({ id }) => jobAdmin.setOneActive(id, on),
    undo: { changes: ({ isActive }) => isActive !== on, run: ({ id }) => jobAdmin.setOneActive(id, !on) },
  })
  return [
    show(true),
    show(false),
    {
      id: 'delete',
      text: formatMessage({ id: 'mfe-admin.jobs.remove' }),
      icon: <Trash />,
      danger: true,
      working: (count) => formatMessage({ id: 'mfe-admin.jobs.removing' }, { count }),
      question: (count) => ({
        title: formatMessage({ id: 'mfe-admin.jobs.removeMany' }, { count }),
        text: formatMessage({ id: 'mfe-admin.jobs.removeText' }),
      }),
      run: ({ id }) => jobAdmin.removeOne(id),
    },
  ]
}
