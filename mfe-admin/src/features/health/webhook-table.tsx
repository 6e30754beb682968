import { officeZone, type RefusedWebhook } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Panel } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { useMoment } from '../../words/use-moment.ts'

/** Refused webhooks, newest first. */
export function WebhookTable({ webhooks }: { webhooks: readonly RefusedWebhook[] }) {
  const { formatMessage } = useIntl()
  const moment = useMoment()
  const text = (name: 'source' | 'reason' | 'network' | 'count' | 'last' | 'webhooks') =>
    formatMessage({ id: `mfe-admin.health.${name}` })
  const columns: TableColumn<RefusedWebhook>[] = [
    { id: 'last', label: text('last'), nowrap: true, cell: ({ last }) => moment(last, officeZone) },
    {
      id: 'source',
      label: text('source'),
      cell: ({ source }) => <FormattedMessage id={`mfe-admin.health.source.${source}`} />,
    },
    {
      id: 'reason',
      label: text('reason'),
      cell: ({ reason }) => <FormattedMessage id={`mfe-admin.health.reason.${reason}`} />,
    },
    { id: 'network', label: text('network'), cell: ({ network }) => network },
    { id: 'count', label: text('count'), align: 'end', cell: ({ count }) => count },
  ]
  return (
    <Panel clip style={{ marginTop: 12 }}>
      <Table
        caption={text('webhooks')}
        columns={columns}
        rows={webhooks}
        rowId={({ source, reason, network, last }) => `${source} ${reason} ${network} ${last}`}
      />
    </Panel>
  )
}
