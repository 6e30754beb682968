import { officeZone, type AuditEntry } from '@metrolibre/contract'
import { FormattedMessage, useDates, useIntl } from '@metrolibre/platform'
import { Alert, Box, Button, DescriptionList, Flex, Heading, IconButton, Panel, Text } from '@metrolibre/ui'
import { ArrowCounterClockwise, X } from '@metrolibre/ui/icons'
import { useEffect, useRef } from 'react'
import { FieldTable } from './field-table.tsx'
import { useChangeText } from './use-change-text.ts'

interface Props {
  entry: AuditEntry
  busy: boolean
  /** Resolves with whether it was taken back. */
  onUndo: () => Promise<boolean>
  onClose: () => void
}

/** One change: each field before and after, who made it, when and from where, and the way back. */
export function ChangeDetails({ entry, busy, onUndo, onClose }: Props) {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const words = useChangeText()
  const { id, at, network, requestId, undone, canUndo } = entry
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // On a narrow screen it is above the list, perhaps far above the row that was pressed.
    const { top, bottom } = heading.current!.getBoundingClientRect()
    if (bottom < 0 || top > window.innerHeight) heading.current!.focus()
  }, [id])
  const undo = async () => {
    // The button that was pressed goes away.
    if (await onUndo()) heading.current?.focus()
  }
  const person = (one: AuditEntry['actor']) => one && `${one.firstName} ${one.lastName}`.trim()
  const fact = (name: 'who' | 'from' | 'code' | 'undoneBy' | 'what', value: string | null | undefined) =>
    value ? [{ id: name, term: formatMessage({ id: `mfe-admin.audit.${name}` }), value }] : []
  return (
    <Panel as="section" padded aria-live="polite">
      <Flex justify="space-between" gap="3">
        <div>
          <Heading
            as="h2"
            ref={heading}
            tabIndex={-1}
            outline="none"
            textStyle="cardTitle"
            overflowWrap="anywhere"
          >
            {words.nameOf(entry)}
          </Heading>
          <Text textStyle="small" color="fg.muted" mt="1">
            <FormattedMessage id="mfe-admin.audit.when" values={{ when: dates.dateTime(at, officeZone) }} />
          </Text>
        </div>
        <IconButton
          label={formatMessage({ id: 'mfe-admin.close' })}
          icon={<X size={20} />}
          onClick={onClose}
        />
      </Flex>
      <FieldTable entry={entry} />
      <DescriptionList
        columns={1}
        items={[
          ...fact('who', words.actor(entry)),
          ...fact('what', `${words.entity(entry.entity)}: ${words.action(entry)} ${words.nameOf(entry)}`),
          ...fact('from', network),
          ...fact('code', requestId),
          ...fact(
            'undoneBy',
            undone &&
              `${person(undone.by) ?? formatMessage({ id: 'mfe-admin.audit.system' })}, ${dates.dateTime(undone.at, officeZone)}`,
          ),
        ]}
      />
      {canUndo && (
        <Box mt="4">
          <Alert tone="warn">
            <FormattedMessage id="mfe-admin.audit.undoText" />
          </Alert>
          <Box mt="3">
            <Button icon={<ArrowCounterClockwise />} loading={busy} onClick={() => void undo()}>
              <FormattedMessage id="mfe-admin.audit.undo" />
            </Button>
          </Box>
        </Box>
      )}
    </Panel>
  )
}
