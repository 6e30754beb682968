import { officeZone, type ReleasePromotion } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Badge, Box, Panel, Text } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { useMoment } from '../../words/use-moment.ts'
import { outcomeOf, shortOf } from './outcome-of.ts'

const tones = { runs: 'ok', replaced: 'neutral', withdrawn: 'bad' } as const

interface Props {
  promotions: readonly ReleasePromotion[]
  /** Lists only what this person put into use. */
  by: string | undefined
}

/** Who put which version into use, when and why, and what became of it; newest first. */
export function PromotionTable({ promotions, by }: Props) {
  const { formatMessage } = useIntl()
  const moment = useMoment()
  const text = (name: 'at' | 'app' | 'versions' | 'by' | 'commit' | 'reason' | 'outcome' | 'promotions') =>
    formatMessage({ id: `mfe-admin.releases.${name}` })
  const columns: TableColumn<ReleasePromotion>[] = [
    { id: 'at', label: text('at'), nowrap: true, cell: ({ at }) => moment(at, officeZone) },
    { id: 'app', label: text('app'), nowrap: true, cell: ({ app }) => <b>{app}</b> },
    {
      id: 'versions',
      label: text('versions'),
      cell: ({ before, version }) => (
        <span title={version}>
          {before === null ? (
            <FormattedMessage id="mfe-admin.releases.first" />
          ) : (
            <FormattedMessage id="mfe-admin.releases.from" values={{ version: shortOf(before) }} />
          )}{' '}
          <b>{shortOf(version)}</b>
        </span>
      ),
    },
    {
      id: 'by',
      label: text('by'),
      cell: ({ by }) => by ?? <FormattedMessage id="mfe-admin.releases.nobody" />,
    },
    { id: 'commit', label: text('commit'), nowrap: true, cell: ({ commit }) => commit || '–' },
    {
      id: 'reason',
      label: text('reason'),
      cell: ({ reason }) => (
        <Box overflowWrap="anywhere" maxW="360px">
          {reason}
        </Box>
      ),
    },
    {
      id: 'outcome',
      label: text('outcome'),
      nowrap: true,
      cell: (promotion) => {
        const outcome = outcomeOf(promotion, promotions)
        return (
          <Badge tone={tones[outcome]} mark={outcome === 'runs' ? 'filled' : 'hollow'}>
            <FormattedMessage id={`mfe-admin.releases.outcome.${outcome}`} />
          </Badge>
        )
      },
    },
  ]
  const rows = by === undefined ? promotions : promotions.filter((one) => one.by === by)
  if (rows.length === 0)
    return (
      <Text mt="3" color="fg.muted">
        <FormattedMessage id="mfe-admin.releases.noneBy" />
      </Text>
    )
  return (
    <Panel clip style={{ marginTop: 12 }}>
      <Table
        caption={text('promotions')}
        columns={columns}
        rows={rows}
        rowId={({ app, seq }) => `${app} ${seq}`}
      />
    </Panel>
  )
}
