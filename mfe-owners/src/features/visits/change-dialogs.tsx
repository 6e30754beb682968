import { visits, type Visit } from '@metrolibre/api-client'
import {
  useDates,
  useErrorText,
  useFeedback,
  useIntl,
  usePageMutation,
  useQuery,
  type TextName,
} from '@metrolibre/platform'
import { Alert, Button, Skeleton, Stack } from '@metrolibre/ui'
import { Select, Textarea } from '@metrolibre/ui/form'
import { Dialog } from '@metrolibre/ui/overlay'
import { useState } from 'react'

interface Props {
  visit: Visit
  onClose: () => void
}

const dayParts = { weekday: 'long', day: 'numeric', month: 'long' } as const

function useTexts({ visit }: Pick<Props, 'visit'>) {
  const { formatMessage } = useIntl()
  const { date, time } = useDates()
  const describe = useErrorText()
  return {
    close: formatMessage({ id: 'mfe-owners.close' }),
    moment: (at: number) => `${date(at, visit.timeZone, dayParts)}, ${time(at, visit.timeZone)}`,
    failure: (error: Error | null) => error && <Alert tone="bad" title={describe(error).text} />,
    text: (name: TextName<'mfe-owners.visits'>, values?: Record<string, string>) =>
      formatMessage({ id: `mfe-owners.visits.${name}` }, values),
  }
}

/** What the visitor reads in the mail. Without it nothing is sent. */
function useReason(missingText: string) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  return {
    value: reason,
    error: tried && isMissing ? missingText : undefined,
    set: setReason,
    /** Whether it is there; from now on the field says so if not. */
    check: (): boolean => {
      setTried(true)
      return !isMissing
    },
  }
}

interface FieldProps {
  label: string
  help: string
  reason: ReturnType<typeof useReason>
}

const ReasonField = ({ label, help, reason }: FieldProps) => (
  <Textarea
    label={label}
    help={help}
    rows={2}
    maxLength={300}
    value={reason.value}
    error={reason.error}
    onChange={(event) => reason.set(event.target.value)}
  />
)

/** Asks for a free time and a reason, and moves a visit. */
export function MoveVisitDialog({ visit, onClose }: Props) {
  const { text, close, moment, failure } = useTexts({ visit })
  const { toast } = useFeedback()
  const times = useQuery(visits.times(visit.id))
  const move = usePageMutation(visits.move(visit.id))
  const reason = useReason(text('reasonMissing'))
  const [chosen, setChosen] = useState<string>()
  const free = (times.data ?? []).filter((time) => time !== visit.start)
  const start = Number(chosen ?? free[0])
  const send = () => {
    if (reason.check())
      move.mutate(
        { start, from: visit.start, reason: reason.value.trim() },
        {
          onSuccess: () => {
            toast(text('moved'))
            onClose()
          },
          onError: () => void times.refetch(),
        },
      )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('moveTitle', { name: visit.visitorName ?? '' })}
      description={text('moveText', { moment: moment(visit.start) })}
      closeLabel={close}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text('keep')}
          </Button>
          <Button disabled={free.length === 0} loading={move.isPending} onClick={send}>
            {text('moveAction')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {times.isPending && <Skeleton height={76} radius={12} />}
        {times.data && free.length === 0 && <Alert tone="warn">{text('noTimes')}</Alert>}
        {free.length > 0 && (
          <Select
            label={text('newTime')}
            value={String(start)}
            onChange={(event) => setChosen(event.target.value)}
            options={free.map((time) => ({ value: String(time), label: moment(time) }))}
          />
        )}
        <ReasonField label={text('reason')} help={text('reasonHelp')} reason={reason} />
        {failure(move.error ?? times.error)}
      </Stack>
    </Dialog>
  )
}

/** Asks for a reason, and cancels a visit. */
export function CancelVisitDialog({ visit, onClose }: Props) {
  const { text, close, moment, failure } = useTexts({ visit })
  const { toast } = useFeedback()
  const cancel = usePageMutation(visits.cancel(visit.id))
  const reason = useReason(text('reasonMissing'))
  const send = () => {
    if (reason.check())
      cancel.mutate(reason.value.trim(), {
        onSuccess: () => {
          toast(text('cancelDone'))
          onClose()
        },
      })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('cancelTitle', { name: visit.visitorName ?? '' })}
      description={text('cancelText', { moment: moment(visit.start) })}
      closeLabel={close}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text('keep')}
          </Button>
          <Button loading={cancel.isPending} onClick={send}>
            {text('cancelAction')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <ReasonField label={text('reason')} help={text('reasonHelp')} reason={reason} />
        {failure(cancel.error)}
      </Stack>
    </Dialog>
  )
}
