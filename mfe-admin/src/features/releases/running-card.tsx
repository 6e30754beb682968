import { officeZone, type RunningApp } from '@metrolibre/contract'
import { FormattedMessage, Link, useIntl } from '@metrolibre/platform'
import { Badge, Button, Flex, Heading, Panel, Text, TextLink, VisuallyHidden } from '@metrolibre/ui'
import { ArrowCounterClockwise } from '@metrolibre/ui/icons'
import { useMoment } from '../../words/use-moment.ts'
import { shortOf } from './outcome-of.ts'

interface Props {
  running: RunningApp
  onRollback: () => void
  onVersions: () => void
}

/** The version of an app that visitors get, with the way back. */
export function RunningCard({ running, onRollback, onVersions }: Props) {
  const { app, current, earlier } = running
  const { formatMessage } = useIntl()
  const moment = useMoment()
  return (
    <Panel padded as="section" aria-labelledby={`app-${app}`}>
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        <Heading as="h2" id={`app-${app}`} textStyle="cardTitle">
          {app}
        </Heading>
        <Badge tone={current.kind === 'rollback' ? 'warn' : 'ok'}>
          <FormattedMessage id={`mfe-admin.releases.kind.${current.kind}`} />
        </Badge>
      </Flex>
      <Text
        mt="3"
        fontSize="2xl"
        fontWeight="720"
        fontStretch="112%"
        overflowWrap="anywhere"
        title={current.version}
      >
        {shortOf(current.version)}
      </Text>
      <Text textStyle="small" color="fg.muted">
        <FormattedMessage
          id="mfe-admin.releases.since"
          values={{ when: moment(current.at, officeZone), commit: current.commit || '–' }}
        />
      </Text>
      <SlotLines {...running} />
      <Flex
        mt="4"
        pt="3"
        borderTop="1px solid"
        borderColor="border"
        justify="space-between"
        align="center"
        gap="3"
        wrap="wrap"
      >
        <TextLink as={Link} to={`/admin/releases?app=${app}`}>
          <FormattedMessage id="mfe-admin.releases.history" />
          <VisuallyHidden> {app}</VisuallyHidden>
        </TextLink>
        <Button
          size="sm"
          variant="ghost"
          aria-label={formatMessage({ id: 'mfe-admin.releases.otherVersionsOf' }, { app })}
          onClick={onVersions}
        >
          <FormattedMessage id="mfe-admin.releases.otherVersions" />
        </Button>
        <Button
          size="sm"
          variant="outline"
          icon={<ArrowCounterClockwise />}
          // After a rollback it keeps the place of the keyboard.
          aria-disabled={earlier === null}
          aria-label={formatMessage({ id: 'mfe-admin.releases.rollbackOf' }, { app })}
          onClick={() => earlier !== null && onRollback()}
        >
          <FormattedMessage id="mfe-admin.releases.rollback" />
        </Button>
      </Flex>
      {earlier === null && (
        <Text textStyle="small" color="fg.muted" mt="2">
          <FormattedMessage id="mfe-admin.releases.nothingEarlier" />
        </Text>
      )}
    </Panel>
  )
}

/** Where others show something in the pages of an app, and what the app shows in pages of others. */
const SlotLines = ({ slots, parts }: Pick<RunningApp, 'slots' | 'parts'>) => (
  <>
    {slots.map((slot) => (
      <Text key={slot} textStyle="small" color="fg.muted" mt="1" overflowWrap="anywhere">
        <FormattedMessage id="mfe-admin.releases.slot" values={{ slot }} />
      </Text>
    ))}
    {parts.map(({ id, slot }) => (
      <Text key={id} textStyle="small" color="fg.muted" mt="1" overflowWrap="anywhere">
        <FormattedMessage id="mfe-admin.releases.part" values={{ part: id, slot }} />
      </Text>
    ))}
  </>
)
