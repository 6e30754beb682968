import { officeZone, type CanaryComparison, type LostPages, type ReleaseCanary } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Badge, Box, Button, Flex, Heading, Panel, Text } from '@metrolibre/ui'
import { Table, type TableColumn } from '@metrolibre/ui/parts'
import { useMoment } from '../../words/use-moment.ts'
import { shortOf } from './outcome-of.ts'

interface Props {
  canary: ReleaseCanary
  onEnd: () => void
}

/** A version that some visitors get, and how they fare alongside all others. */
export function CanaryCard({ canary, onEnd }: Props) {
  const { app, version, control, percent, countries, people, by, reason, began, proven } = canary
  const { formatMessage } = useIntl()
  const moment = useMoment()
  return (
    <Panel padded as="section" aria-labelledby={`canary-${app}`}>
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        <Heading as="h3" id={`canary-${app}`} textStyle="cardTitle">
          {app} {shortOf(version)}
        </Heading>
        <Badge tone="warn">
          <FormattedMessage id="mfe-admin.releases.canaryShare" values={{ percent }} />
        </Badge>
      </Flex>
      <Text mt="2">
        <FormattedMessage
          id="mfe-admin.releases.canaryWhom"
          values={{
            where: countries.length > 0 ? 'some' : 'all',
            countries: countries.join(', '),
            people,
            control: shortOf(control),
          }}
        />
      </Text>
      <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
        <FormattedMessage
          id="mfe-admin.releases.canarySince"
          values={{ when: moment(began, officeZone), by: by ?? '–', reason }}
        />
      </Text>
      <Box mt="3">
        <Comparison canary={canary} />
      </Box>
      <Text mt="2" textStyle="small" color="fg.muted">
        <FormattedMessage id="mfe-admin.releases.canaryProven" values={{ proven }} />
      </Text>
      <Flex mt="4" justify="flex-end">
        <Button
          size="sm"
          variant="outline"
          aria-label={formatMessage({ id: 'mfe-admin.releases.endCanaryOf' }, { app })}
          onClick={onEnd}
        >
          <FormattedMessage id="mfe-admin.releases.endCanary" />
        </Button>
      </Flex>
    </Panel>
  )
}

interface Row extends LostPages {
  readonly trouble: CanaryComparison['trouble'] | 'lost'
}

function Comparison({ canary: { app, compared, lost } }: { canary: ReleaseCanary }) {
  const { formatMessage } = useIntl()
  const rows: Row[] = [...compared, ...(lost ? [{ trouble: 'lost' as const, ...lost }] : [])]
  const counted = ({ seen, bad }: CanaryComparison['canary']) =>
    seen === 0 ? '–' : formatMessage({ id: 'mfe-admin.releases.counted' }, { bad, seen })
  const columns: TableColumn<Row>[] = [
    {
      id: 'trouble',
      label: formatMessage({ id: 'mfe-admin.releases.trouble' }),
      cell: ({ trouble }) => <FormattedMessage id={`mfe-admin.releases.trouble.${trouble}`} />,
    },
    {
      id: 'canary',
      label: formatMessage({ id: 'mfe-admin.releases.inCanary' }),
      nowrap: true,
      cell: ({ canary }) => counted(canary),
    },
    {
      id: 'control',
      label: formatMessage({ id: 'mfe-admin.releases.inControl' }),
      nowrap: true,
      cell: ({ control }) => counted(control),
    },
  ]
  return (
    <Table
      caption={formatMessage({ id: 'mfe-admin.releases.compared' }, { app })}
      columns={columns}
      rows={rows}
      rowId={({ trouble }) => trouble}
    />
  )
}
