import { adminReleases } from '@metrolibre/api-client'
import { officeZone, type RunningPreview } from '@metrolibre/contract'
import { FormattedMessage, useFeedback, useIntl, usePageMutation, useQuery } from '@metrolibre/platform'
import { Box, Button, Heading, Panel } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { useMoment } from '../../words/use-moment.ts'
import { shortOf } from './outcome-of.ts'

/** The links to previews that work, each with what ends it; nothing when there is none. */
export function PreviewList() {
  const { formatMessage } = useIntl()
  const { confirm, toast, showError } = useFeedback()
  const moment = useMoment()
  const { data } = useQuery(adminReleases.previews())
  const end = usePageMutation(adminReleases.endPreview())
  const previews = data?.previews ?? []
  if (previews.length === 0) return null
  const text = (name: 'previews' | 'by' | 'previewed' | 'previewSince' | 'previewUntil' | 'endPreview') =>
    formatMessage({ id: `mfe-admin.releases.${name}` })
  const namesOf = ({ versions }: RunningPreview) =>
    versions.map(({ app, version }) => `${app} ${shortOf(version)}`).join(', ')
  const ask = async (preview: RunningPreview) => {
    const sure = await confirm({
      title: formatMessage({ id: 'mfe-admin.releases.endPreviewTitle' }, { names: namesOf(preview) }),
      text: formatMessage({ id: 'mfe-admin.releases.endPreviewText' }),
      confirm: text('endPreview'),
      cancel: formatMessage({ id: 'mfe-admin.cancel' }),
      danger: true,
    })
    if (!sure) return
    end.mutate(preview.id, {
      onSuccess: () => toast(formatMessage({ id: 'mfe-admin.releases.previewEnded' })),
      onError: (error) => void showError(error),
    })
  }
  const columns: TableColumn<RunningPreview>[] = [
    { id: 'previewed', label: text('previewed'), cell: (preview) => <b>{namesOf(preview)}</b> },
    { id: 'by', label: text('by'), cell: ({ team }) => team },
    {
      id: 'since',
      label: text('previewSince'),
      nowrap: true,
      cell: ({ since }) => moment(since, officeZone),
    },
    {
      id: 'until',
      label: text('previewUntil'),
      nowrap: true,
      cell: ({ until }) => moment(until, officeZone),
    },
    {
      id: 'end',
      label: text('endPreview'),
      labelHidden: true,
      align: 'end',
      cell: (preview) => (
        <Button
          size="sm"
          variant="outline"
          aria-label={formatMessage({ id: 'mfe-admin.releases.endPreviewOf' }, { names: namesOf(preview) })}
          loading={end.isPending && end.variables === preview.id}
          onClick={() => void ask(preview)}
        >
          {text('endPreview')}
        </Button>
      ),
    },
  ]
  return (
    <Box as="section" aria-labelledby="previews" mt="8">
      <Heading as="h2" id="previews" textStyle="cardTitle" mb="3">
        <FormattedMessage id="mfe-admin.releases.previews" />
      </Heading>
      <Panel clip>
        <Table caption={text('previews')} columns={columns} rows={previews} rowId={({ id }) => id} />
      </Panel>
    </Box>
  )
}
