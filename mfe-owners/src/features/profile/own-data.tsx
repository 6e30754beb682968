import { privacy } from '@metrolibre/api-client'
import { timeZoneOf, type DataExport, type User } from '@metrolibre/contract'
import {
  useDates,
  useFeedback,
  useIntl,
  usePageMutation,
  useQuery,
  type TextName,
} from '@metrolibre/platform'
import { saveBlob } from '@metrolibre/platform/browser'
import { Alert, Button, Flex, Heading, Panel, Skeleton, Text, TextLink } from '@metrolibre/ui'
import { CheckCircleFill, DownloadSimple } from '@metrolibre/ui/icons'

const lookAgainMs = 3_000
const megabyte = 1_000_000
const smallestShown = 0.1

const useTexts = () => {
  const { formatMessage } = useIntl()
  return (name: TextName<'mfe-owners.profile.data'>, values?: Record<string, string>) =>
    formatMessage({ id: `mfe-owners.profile.data.${name}` }, values)
}

/** Says that a copy is ready and until when, and downloads it. */
function Ready({ exported, user }: { exported: DataExport; user: User }) {
  const text = useTexts()
  const dates = useDates()
  const { showError } = useFeedback()
  const download = usePageMutation(privacy.exportFile())
  const zone = timeZoneOf(user.country)
  // A small copy is not shown as one of no size.
  const size = dates.number(Math.max(smallestShown, (exported.bytes ?? 0) / megabyte), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const save = () =>
    download.mutate(exported.id, {
      onSuccess: (file) => saveBlob(file, `metrolibre-${exported.requestedAt.slice(0, 10)}.zip`),
      onError: (error) => void showError(error),
    })
  return (
    <Flex gap="2" align="flex-start" color="status.ok.fg" textStyle="small">
      <Flex mt="0.5">
        <CheckCircleFill size={18} />
      </Flex>
      <span>
        {text('ready', { day: dates.date(exported.requestedAt, zone, { day: 'numeric', month: 'short' }) })}{' '}
        <TextLink inline as="button" type="button" onClick={save} disabled={download.isPending}>
          {text('download', { size })}
        </TextLink>
        <br />
        {text('until', { day: dates.date(exported.expiresAt!, zone) })}
      </span>
    </Flex>
  )
}

/** Offers a copy of everything that is stored about the user. */
export function OwnDataSettings({ user }: { user: User }) {
  const text = useTexts()
  const { showError, toast } = useFeedback()
  const newest = useQuery({
    ...privacy.exported(),
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? lookAgainMs : false),
  })
  const request = usePageMutation(privacy.requestExport())
  const { data: exported } = newest
  const isPreparing = exported?.state === 'preparing'
  const ask = () =>
    request.mutate(undefined, {
      // One that is ready at once is that of the last 24 hours.
      onSuccess: ({ state }) => state === 'ready' && toast(text('same')),
      onError: (error) => void showError(error),
    })
  return (
    <Panel as="section" padded id="data">
      <Heading as="h2" textStyle="cardTitle" mb="2">
        {text('title')}
      </Heading>
      <Text textStyle="small" color="fg.muted" mb="4">
        {text('text')}
      </Text>
      {newest.isPending ? (
        <Skeleton height={44} radius={10} />
      ) : (
        <Button
          variant="outline"
          full
          icon={<DownloadSimple />}
          loading={request.isPending}
          disabled={isPreparing}
          onClick={ask}
        >
          {text(isPreparing ? 'preparing' : 'action')}
        </Button>
      )}
      <Flex direction="column" gap="2" mt="3" aria-live="polite">
        {isPreparing && (
          <Text textStyle="small" color="fg.muted">
            {text('wait', { email: user.email })}
          </Text>
        )}
        {exported?.state === 'failed' && <Alert tone="bad" title={text('failed')} />}
        {exported?.state === 'ready' && <Ready exported={exported} user={user} />}
      </Flex>
      {newest.isError && (
        <Alert tone="bad" title={newest.error.message}>
          <TextLink as="button" type="button" onClick={() => void newest.refetch()}>
            {text('retry')}
          </TextLink>
        </Alert>
      )}
    </Panel>
  )
}
