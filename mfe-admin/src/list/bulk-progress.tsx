import { FormattedMessage, useErrorText, useIntl } from '@metrolibre/platform'
import { Box, Button, Flex, List, ListItem, Panel, TapeProgress, Text } from '@metrolibre/ui'
import { ArrowsClockwise, CheckCircle, Warning } from '@metrolibre/ui/icons'
import { useEffect, useRef, useState } from 'react'
import type { Bulk } from './use-bulk.ts'

interface Props<Row> {
  bulk: Bulk<Row>
  rowId: (row: Row) => string
  rowName: (row: Row) => string
}

/** How far an action for many rows is, what failed, and what stops it. */
export function BulkProgress<Row>({ bulk, rowId, rowName }: Props<Row>) {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const [isOpen, setIsOpen] = useState(false)
  const { run } = bulk
  const panel = useRef<HTMLDivElement>(null)
  const isRunning = run?.state === 'running'
  useEffect(() => {
    // The button that started it is gone, and with it the place of the keyboard on the page. It was far below, so
    // that the page moves to where the progress can be seen.
    if (isRunning && document.activeElement === document.body) panel.current?.focus()
  }, [isRunning])
  if (!run) return null
  const { title, count, done, failed, state, retry, goOn } = run
  const facts = { done, failed: failed.length, left: count - done - failed.length }
  return (
    <Panel as="section" ref={panel} padded tabIndex={-1} aria-label={title} style={{ marginTop: 16 }}>
      <Flex gap="4" align="center" wrap="wrap">
        {isRunning ? (
          <ArrowsClockwise size={22} />
        ) : failed.length > 0 ? (
          <Warning size={22} />
        ) : (
          <CheckCircle size={22} />
        )}
        <Box flex="1" minW="min(220px, 100%)">
          <b>{title}</b>
          <Text textStyle="small" color="fg.muted" aria-live="polite">
            <FormattedMessage id={`mfe-admin.list.bulk.${state}`} values={facts} />
          </Text>
        </Box>
        {failed.length > 0 && (
          <Button variant="outline" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <FormattedMessage id="mfe-admin.list.bulk.showFailed" values={{ count: failed.length }} />
          </Button>
        )}
        {state === 'stopped' && facts.left > 0 && (
          <Button size="sm" onClick={() => void goOn()}>
            <FormattedMessage id="mfe-admin.list.bulk.goOn" values={{ count: facts.left }} />
          </Button>
        )}
        {failed.length > 0 && !isRunning && (
          <Button size="sm" onClick={() => void retry()}>
            <FormattedMessage id="mfe-admin.list.bulk.retry" values={{ count: failed.length }} />
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            if (isRunning) bulk.stop()
            else bulk.close()
          }}
        >
          <FormattedMessage id={isRunning ? 'mfe-admin.list.bulk.stop' : 'mfe-admin.close'} />
        </Button>
      </Flex>
      <Box mt="3">
        <TapeProgress
          value={(done + failed.length) / count}
          label={formatMessage({ id: 'mfe-admin.list.bulk.progress' })}
          height={12}
        />
      </Box>
      {isOpen && failed.length > 0 && (
        <List mt="3">
          {failed.map(({ row, error }) => (
            <ListItem key={rowId(row)} py="1" overflowWrap="anywhere">
              <b>{rowName(row)}</b> · {errorText(error).text}
            </ListItem>
          ))}
        </List>
      )}
    </Panel>
  )
}
