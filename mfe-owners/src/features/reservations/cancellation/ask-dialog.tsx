import { formatExact, type CancellationQuote } from '@metrolibre/contract'
import { useIntl, useLocale } from '@metrolibre/platform'
import { Alert, type AlertProps, Button, Stack } from '@metrolibre/ui'
import { Checkbox } from '@metrolibre/ui/form'
import { Dialog } from '@metrolibre/ui/overlay'
import { useRef, useState } from 'react'
import { placeName, type OwnerBooking } from '../booking.ts'
import { Lines } from './lines.tsx'
import { useCancellationTexts } from './use-cancellation-texts.ts'

interface Props {
  booking: OwnerBooking
  quote: CancellationQuote
  pending: boolean
  /** Why the request was refused. */
  failure: Pick<AlertProps, 'title' | 'reference'> | undefined
  onAsk: () => void
  onClose: () => void
}

/** Asks once more before the request is sent: what comes back, when, and that it can't be undone. */
export function AskDialog({ booking, quote, pending, failure, onAsk, onClose }: Props) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const { text, moment } = useCancellationTexts()
  const [read, setRead] = useState(false)
  const [missing, setMissing] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const { currency, timeZone } = booking
  const ask = () => {
    setMissing(!read)
    if (read) onAsk()
    else box.current?.focus()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('dialogTitle', { place: placeName(booking) })}
      closeLabel={formatMessage({ id: 'mfe-owners.close' })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text('keep')}
          </Button>
          <Button loading={pending} onClick={ask}>
            {text('dialogConfirm')}
          </Button>
        </>
      }
    >
      <Stack gap="4" align="stretch">
        <Lines
          items={[
            {
              id: 'refund',
              term: text(`backBy.${quote.method}`),
              value: formatExact({ amount: quote.refund, currency }, locale),
              amount: true,
            },
            { id: 'until', term: text('latest'), value: moment(quote.answerUntil, timeZone) },
            { id: 'contract', term: text('contract'), value: text('contractAfter') },
          ]}
        />
        <Alert tone="warn" role="none">
          {text('noWayBack')}
        </Alert>
        <Checkbox
          ref={box}
          label={text('read')}
          checked={read}
          error={missing && !read ? text('readMissing') : undefined}
          onChange={(event) => setRead(event.target.checked)}
        />
        {failure && <Alert tone="bad" title={failure.title} reference={failure.reference} />}
      </Stack>
    </Dialog>
  )
}
