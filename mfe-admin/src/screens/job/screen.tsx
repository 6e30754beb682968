import { jobAdmin } from '@metrolibre/api-client'
import type { AdminJob } from '@metrolibre/contract'
import { FormattedMessage, useIntl, useNavigate, useParams, useQuery } from '@metrolibre/platform'
import { Box, Button, Flex } from '@metrolibre/ui'
import { Trash } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'
import { OpeningActiveSwitch } from '../../features/jobs/active-switch.tsx'
import { JobForm } from '../../features/jobs/job-form.tsx'
import { jobsTo, jobTo } from '../../features/jobs/job-to.ts'
import { JobBadge } from '../../features/jobs/use-job-columns.tsx'
import { useJobFacts } from '../../features/jobs/use-job-facts.ts'
import { DeleteForGoodDialog } from '../../list/delete-for-good-dialog.tsx'
import { useDeleteForGood } from '../../list/use-delete-for-good.ts'
import { BackLink } from '../../page/back-link.tsx'
import { AdminPage } from '../../page/page.tsx'
import { adding, recordPage, savedId } from '../../page/record-page.ts'
import { RecordStates } from '../../page/record-states.tsx'
import { joinedList } from '../../words/joined.ts'

export const { head, prefetch } = recordPage({
  title: 'mfe-admin.jobs.title',
  description: 'mfe-admin.jobs.description',
  query: (address) => {
    const id = savedId(address)
    return id === undefined ? undefined : jobAdmin.detail(id)
  },
  nameOf: ({ title }) => title,
  otherwise: adding('mfe-admin.jobs.add'),
})

/** One job opening, or a new one. */
export function Screen() {
  const { id } = useParams()
  return id === 'new' ? <NewJob /> : <KnownJob id={id ?? ''} />
}

const Below = ({ children }: { children: ReactNode }) => (
  <Box maxW="720px">
    <BackLink to={jobsTo}>
      <FormattedMessage id="mfe-admin.jobs.title" />
    </BackLink>
    <Box mt="3">{children}</Box>
  </Box>
)

function NewJob() {
  const navigate = useNavigate()
  return (
    <AdminPage
      title={<FormattedMessage id="mfe-admin.jobs.add" />}
      text={<FormattedMessage id="mfe-admin.jobs.addText" />}
    >
      <Below>
        <JobForm job={null} onSaved={({ id }) => navigate(jobTo(id), { replace: true })} />
      </Below>
    </AdminPage>
  )
}

function KnownJob({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(jobAdmin.detail(id))
  if (data) return <Known job={data} />
  return <RecordStates listTo={jobsTo} error={error} onRetry={refetch} />
}

function Known({ job }: { job: AdminJob }) {
  const { formatMessage } = useIntl()
  const { id, title } = job
  const facts = useJobFacts()
  const { ask, dialog } = useDeleteForGood(id, jobsTo, jobAdmin)
  return (
    <AdminPage
      title={title}
      text={joinedList(facts.employment(job), facts.place(job))}
      action={
        <Flex gap="3" align="center">
          <JobBadge {...job} />
          <OpeningActiveSwitch job={job} captioned />
          <Button variant="ghost" icon={<Trash />} onClick={ask}>
            <FormattedMessage id="mfe-admin.jobs.remove" />
          </Button>
        </Flex>
      }
    >
      <Below>
        <JobForm key={id} job={job} />
      </Below>
      <DeleteForGoodDialog
        {...dialog}
        name={title}
        text={formatMessage({ id: 'mfe-admin.jobs.removeText' })}
      />
    </AdminPage>
  )
}
