import type { Waiting, WaitingKind } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { Flex, Span } from '@metrolibre/ui'
import { Timer, WarningCircle } from '@metrolibre/ui/icons'
import { useAgo } from '../../words/use-ago.ts'
import { useJobName } from '../../words/use-job-name.ts'

const day = 86_400_000

type Urgency = 'calm' | 'soon' | 'now'

const colors: Readonly<Record<Urgency, string>> = {
  calm: 'fg.muted',
  soon: 'status.warn.fg',
  now: 'status.bad.fg',
}

/** What needs somebody at once: refunds and jobs that failed, and what is due within a day. */
const urgencyOf = (kind: WaitingKind, { since, due }: NonNullable<Waiting['first']>): Urgency => {
  const now = Date.now()
  if (kind === 'refund' || kind === 'job') return 'now'
  if (due !== null) return Date.parse(due) - now < day ? 'now' : 'soon'
  return now - Date.parse(since) > 2 * day ? 'soon' : 'calm'
}

/** The most urgent of what waits: its name, and when it is due or since when it waits. */
export function FirstWaiting({ kind, first }: { kind: WaitingKind; first: NonNullable<Waiting['first']> }) {
  const ago = useAgo()
  const jobName = useJobName()
  const { name, since, due } = first
  const urgency = urgencyOf(kind, first)
  return (
    <Flex as="span" gap="6px" align="flex-start" textStyle="small" fontWeight={580} color={colors[urgency]}>
      {urgency === 'soon' && <Timer />}
      {urgency === 'now' && <WarningCircle />}
      <Span overflowWrap="anywhere" minW="0">
        <FormattedMessage
          id={due === null ? 'mfe-admin.home.since' : 'mfe-admin.home.due'}
          values={{ name: kind === 'job' ? jobName(name) : name, when: ago(due ?? since) }}
        />
      </Span>
    </Flex>
  )
}
