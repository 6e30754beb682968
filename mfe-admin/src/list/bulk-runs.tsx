import { adminBulk } from '@metrolibre/api-client'
import { dateAt, officeZone, type BulkListName, type BulkRun } from '@metrolibre/contract'
import {
  FormattedMessage,
  deviceStorage,
  useDates,
  useFeedback,
  useIntl,
  usePageMutation,
  useQuery,
} from '@metrolibre/platform'
import { saveBlob } from '@metrolibre/platform/browser'
import { Box, Button, Flex, List, ListItem, Panel, TapeProgress, Text } from '@metrolibre/ui'
import { ArrowsClockwise, CheckCircle, DownloadSimple, Warning } from '@metrolibre/ui/icons'
import { useEffect, useRef, useState } from 'react'

const lookAgainMs = 1000
const dayMs = 86_400_000
const storageKey = 'metrolibre.bulk.closed'
/** No list shows more than a few of them, so older ones may be forgotten. */
const mostClosed = 40

/** The ids of those that were closed on this device, the newest last. */
const readClosed = (): readonly string[] => deviceStorage.getItem(storageKey)?.split(' ') ?? []

interface Props {
  list: BulkListName
  /** Says what is under way: «Verificando 38 usuarios». */
  titleOf: (run: BulkRun) => string
  /** The id of the one that was requested on this page last. Its progress gets the focus, and the page moves to it. */
  requested: string | undefined
  /** Called when one has ended, because the rows have changed. */
  onEnd: (() => Promise<unknown>) | undefined
}

/** How far the actions are that the server does to all rows of a filter, and what came of them. */
export function BulkRuns({ list, titleOf, requested, onEnd }: Props) {
  const [closed, setClosed] = useState(readClosed)
  const [openedAt] = useState(() => Date.now())
  const { data: runs = [], isError } = useQuery({
    ...adminBulk.newest(list),
    refetchInterval: ({ state }) => state.data?.some((run) => run.state === 'running') && lookAgainMs,
  })
  const running = runs.filter(({ state }) => state === 'running').length
  const before = useRef(running)
  useEffect(() => {
    if (running < before.current) void onEnd?.()
    before.current = running
  }, [running, onEnd])
  const close = (id: string) => {
    const next = [...readClosed(), id].slice(-mostClosed)
    setClosed(next)
    deviceStorage.setItem(storageKey, next.join(' '))
  }
  return runs
    .filter(({ id, state, requestedAt }) =>
      state === 'running' ? true : !closed.includes(id) && openedAt - Date.parse(requestedAt) < dayMs,
    )
    .map((run) => (
      <Run
        key={run.id}
        run={run}
        title={titleOf(run)}
        isRequested={run.id === requested}
        isUnseen={isError}
        onClose={() => close(run.id)}
      />
    ))
}

const moment = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const

interface RunProps {
  run: BulkRun
  title: string
  isRequested: boolean
  /** It is not known how far it is now, because the server does not answer. */
  isUnseen: boolean
  onClose: () => void
}

function Run({ run, title, isRequested, isUnseen, onClose }: RunProps) {
  const { formatMessage } = useIntl()
  const { date } = useDates()
  const { showError } = useFeedback()
  const [isOpen, setIsOpen] = useState(false)
  const stop = usePageMutation(adminBulk.stop())
  const sheet = usePageMutation(adminBulk.sheet())
  const { id, state, total, done, refused, requestedAt } = run
  const isRunning = state === 'running'
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isRequested) panel.current?.focus()
  }, [isRequested])
  const facts = { done, failed: refused, left: total - done - refused }
  const save = () =>
    sheet.mutate(id, {
      onSuccess: (file) => saveBlob(file, `metrolibre-${dateAt(Date.parse(requestedAt), officeZone)}.xlsx`),
      onError: (error) => void showError(error),
    })
  return (
    <Panel
      as="section"
      ref={panel}
      padded
      tabIndex={-1}
      // The same may have been done to as many a moment before.
      aria-label={`${title}, ${date(Date.parse(requestedAt), officeZone, moment)}`}
      style={{ marginTop: 16 }}
    >
      <Flex gap="4" align="center" wrap="wrap">
        {isRunning ? (
          <ArrowsClockwise size={22} />
        ) : refused > 0 ? (
          <Warning size={22} />
        ) : (
          <CheckCircle size={22} />
        )}
        <Box flex="1" minW="min(220px, 100%)">
          <b>{title}</b>
          {/* Read aloud when it ends, not again with every second. */}
          <Text textStyle="small" color="fg.muted" aria-live={isRunning ? 'off' : 'polite'}>
            <FormattedMessage id={`mfe-admin.list.bulk.${state}`} values={facts} />
          </Text>
          {isRunning && isUnseen && (
            <Text textStyle="small" aria-live="polite">
              <FormattedMessage id="mfe-admin.list.bulk.unseen" />
            </Text>
          )}
        </Box>
        {refused > 0 && (
          <Button variant="outline" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <FormattedMessage id="mfe-admin.list.bulk.showFailed" values={{ count: refused }} />
          </Button>
        )}
        {!isRunning && (
          <Button
            variant="outline"
            size="sm"
            icon={<DownloadSimple />}
            loading={sheet.isPending}
            onClick={save}
          >
            <FormattedMessage id="mfe-admin.list.bulk.sheet" />
          </Button>
        )}
        {isRunning ? (
          <Button
            variant="ghost"
            size="sm"
            loading={stop.isPending}
            onClick={() => stop.mutate(id, { onError: (error) => void showError(error) })}
          >
            <FormattedMessage id="mfe-admin.list.bulk.stop" />
          </Button>
        ) : (
          <Button variant="ghost" size="sm" onClick={onClose}>
            <FormattedMessage id="mfe-admin.close" />
          </Button>
        )}
      </Flex>
      <Box mt="3">
        <TapeProgress
          value={total === 0 ? 1 : (done + refused) / total}
          label={formatMessage({ id: 'mfe-admin.list.bulk.progress' })}
          height={12}
        />
      </Box>
      {isOpen && refused > 0 && <Refused id={id} count={refused} />}
    </Panel>
  )
}

function Refused({ id, count }: { id: string; count: number }) {
  const { number } = useDates()
  const { data } = useQuery(adminBulk.refused(id, count))
  const shown = data?.results ?? []
  return (
    <>
      <List mt="3">
        {shown.map((row) => (
          <ListItem key={row.id} py="1" overflowWrap="anywhere">
            <b>{row.name ?? row.id}</b> · {row.reason}
          </ListItem>
        ))}
      </List>
      {data && count > shown.length && (
        <Text textStyle="small" color="fg.muted" mt="2">
          <FormattedMessage
            id="mfe-admin.list.bulk.restInSheet"
            values={{ count: count - shown.length, number: number(count - shown.length) }}
          />
        </Text>
      )}
    </>
  )
}
