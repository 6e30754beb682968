import type { FailedJob } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Badge, Box, Button, Panel, Text } from '@metrolibre/ui'
import { ArrowClockwise } from '@metrolibre/ui/icons'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { useAgo } from '../../words/use-ago.ts'
import { useJobName } from '../../words/use-job-name.ts'
import { HealthProblem } from './problem.tsx'

interface Props {
  jobs: readonly FailedJob[]
  /** The job that is being sent back to the queue. */
  retrying: string | undefined
  onRetry: (id: string) => void
}

/** Failed jobs and mails, with the way to try each again. */
export function JobTable({ jobs, retrying, onRetry }: Props) {
  const { formatMessage } = useIntl()
  const ago = useAgo()
  const jobName = useJobName()
  const text = (name: 'kind' | 'problem' | 'tries' | 'created' | 'action' | 'jobs') =>
    formatMessage({ id: `mfe-admin.health.${name}` })
  const nameOf = ({ kind, mail }: FailedJob): string =>
    mail ? formatMessage({ id: 'mfe-admin.health.mail' }, { to: mail.to }) : jobName(kind)
  const columns: TableColumn<FailedJob>[] = [
    {
      id: 'kind',
      label: text('kind'),
      cell: (job) => (
        <Box overflowWrap="anywhere" minW={{ md: '180px' }}>
          <b>{nameOf(job)}</b>
          {job.mail && (
            <Text textStyle="small" color="fg.muted">
              {job.mail.subject}
            </Text>
          )}
        </Box>
      ),
    },
    {
      id: 'problem',
      label: text('problem'),
      cell: ({ problem }) => <HealthProblem text={problem} />,
    },
    { id: 'created', label: text('created'), nowrap: true, cell: ({ created }) => ago(created) },
    {
      id: 'tries',
      label: text('tries'),
      cell: ({ tries, mostTries, isGivenUp, next }) => (
        <div>
          <span>
            {tries} / {mostTries}
          </span>{' '}
          {isGivenUp ? (
            <Badge tone="bad" mark="hollow">
              <FormattedMessage id="mfe-admin.health.givenUp" />
            </Badge>
          ) : (
            next && (
              <Text textStyle="small" color="fg.muted">
                <FormattedMessage id="mfe-admin.health.again" values={{ when: ago(next) }} />
              </Text>
            )
          )}
        </div>
      ),
    },
    {
      id: 'action',
      label: text('action'),
      labelHidden: true,
      align: 'end',
      cell: (job) => (
        <Button
          size="sm"
          variant="outline"
          icon={<ArrowClockwise />}
          loading={retrying === job.id}
          aria-label={formatMessage({ id: 'mfe-admin.health.retryOf' }, { kind: nameOf(job) })}
          onClick={() => onRetry(job.id)}
        >
          <FormattedMessage id="mfe-admin.health.retry" />
        </Button>
      ),
    },
  ]
  return (
    <Panel clip style={{ marginTop: 12 }}>
      <Table caption={text('jobs')} columns={columns} rows={jobs} rowId={({ id }) => id} />
    </Panel>
  )
}
