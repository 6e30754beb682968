import { adminHealth, isApiError } from '@metrolibre/api-client'
import { FormattedMessage, useFeedback, useIntl, usePageMutation, useQuery } from '@metrolibre/platform'
import { Button, Heading, Text } from '@metrolibre/ui'
import { ArrowClockwise } from '@metrolibre/ui/icons'
import { JobTable } from '../../features/health/job-table.tsx'
import { WebhookTable } from '../../features/health/webhook-table.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { AdminPage } from '../../page/page.tsx'
import { openedWhole } from '../../page/opened-whole.ts'

export const prefetch = openedWhole((client) => client.prefetchQuery(adminHealth.show()))

/** What the system could not finish by itself: failed jobs, mails that did not leave, refused webhooks. */
export function Screen() {
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const { data, isError, error, refetch, isFetching } = useQuery(adminHealth.show())
  const retry = usePageMutation(adminHealth.retry())
  return (
    <AdminPage
      title={<FormattedMessage id="mfe-admin.health.title" />}
      text={<FormattedMessage id="mfe-admin.health.description" />}
      action={
        <Button
          variant="outline"
          icon={<ArrowClockwise />}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          <FormattedMessage id="mfe-admin.health.refresh" />
        </Button>
      }
    >
      {!data && (isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting />)}
      {data && (
        <>
          <Heading as="h2" textStyle="cardTitle" mt="24px">
            <FormattedMessage id="mfe-admin.health.jobs" />
          </Heading>
          <Text textStyle="small" color="fg.muted" mt="1">
            <span>
              <FormattedMessage id="mfe-admin.health.queue" values={{ waiting: data.queue.waiting }} />
            </span>{' '}
            {data.jobs.length === 0 && (
              <span>
                <FormattedMessage id="mfe-admin.health.jobsNone" />
              </span>
            )}
          </Text>
          {data.jobs.length > 0 && (
            <JobTable
              jobs={data.jobs}
              retrying={retry.isPending ? retry.variables : undefined}
              onRetry={(id) =>
                retry.mutate(id, {
                  onSuccess: () => toast(formatMessage({ id: 'mfe-admin.health.retried' })),
                  // Another admin may have tried it, and what is done is not in the queue any more.
                  onError: (failure) =>
                    isApiError(failure, 'not_found')
                      ? toast(formatMessage({ id: 'mfe-admin.health.gone' }))
                      : void showError(failure),
                })
              }
            />
          )}
          <Heading as="h2" textStyle="cardTitle" mt="32px">
            <FormattedMessage id="mfe-admin.health.webhooks" />
          </Heading>
          <Text textStyle="small" color="fg.muted" mt="1">
            <FormattedMessage
              id={
                data.webhooks.length > 0 ? 'mfe-admin.health.webhooksText' : 'mfe-admin.health.webhooksNone'
              }
            />
          </Text>
          {data.webhooks.length > 0 && <WebhookTable webhooks={data.webhooks} />}
        </>
      )}
    </AdminPage>
  )
}
