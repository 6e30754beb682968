import { cancellations, isApiError } from '@metrolibre/api-client'
import { cancellationReasons, type CancellationQuote } from '@metrolibre/contract'
import {
  Link,
  useErrorText,
  useFeedback,
  usePageMutation,
  useQueryClient,
  useUnsavedChanges,
} from '@metrolibre/platform'
import { Box, Button, Stack, Text, TextLink } from '@metrolibre/ui'
import { RadioGroup, Textarea } from '@metrolibre/ui/form'
import { useRef, useState } from 'react'
import { changePath, isMovable, type OwnerBooking } from '../booking.ts'
import { AskDialog } from './ask-dialog.tsx'
import { Rule } from './rule.tsx'
import { CancellationSums } from './sums.tsx'
import { TwoColumns } from '../../../parts/columns.tsx'
import { CancellationActions } from './actions.tsx'
import { useCancellationTexts } from './use-cancellation-texts.ts'

type Reason = (typeof cancellationReasons)[number]

interface Props {
  booking: OwnerBooking
  quote: CancellationQuote
  /** The address of the booking in the list. */
  backTo: string
}

/** The form in which a tenant asks to cancel, next to the rule and the sums. */
export function AskForm({ booking, quote, backTo }: Props) {
  const { text } = useCancellationTexts()
  const describe = useErrorText()
  const { toast } = useFeedback()
  const queries = useQueryClient()
  const ask = usePageMutation(cancellations.ask(booking.id))
  const [reason, setReason] = useState<Reason>()
  const [message, setMessage] = useState('')
  const reasons = useRef<HTMLDivElement>(null)
  const [missing, setMissing] = useState(false)
  const [asking, setAsking] = useState(false)
  useUnsavedChanges(message.trim() !== '' && !ask.isSuccess)
  const send = () =>
    ask.mutate(
      { reason: reason!, message: message.trim(), refund: quote.refund },
      {
        onSuccess: () => toast(text('asked')),
        onError: (error) => {
          if (isApiError(error, 'quote_mismatch'))
            void queries.invalidateQueries(cancellations.quote(booking.id))
        },
      },
    )
  const failureOf = (error: unknown) => {
    if (isApiError(error, 'quote_mismatch')) return { title: text('changed') }
    const { text: title, reference } = describe(error)
    return { title, reference }
  }
  return (
    <TwoColumns mt="28px">
      <Stack gap="6" align="stretch">
        <Rule booking={booking} quote={quote} />
        <div ref={reasons}>
          <RadioGroup
            cards="pairs"
            label={text('why')}
            options={cancellationReasons.map((each) => ({ value: each, label: text(`reason.${each}`) }))}
            value={reason ?? null}
            error={missing && !reason ? text('whyMissing') : undefined}
            onValueChange={setReason}
          />
        </div>
        {isMovable(booking) && quote.method === 'card' && quote.refund > 0 && (
          <Text textStyle="small" color="fg.muted">
            {text('onlyDates')}{' '}
            <TextLink as={Link} to={changePath(booking)}>
              {text('otherDates')}
            </TextLink>
          </Text>
        )}
        <Textarea
          label={text('message')}
          help={text('messageHelp')}
          maxLength={500}
          rows={3}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Stack>
      <Box gridRow={{ lg: '1 / span 2' }} gridColumn={{ lg: '2' }}>
        <CancellationSums booking={booking} quote={quote} />
      </Box>
      <CancellationActions back={{ to: backTo, text: text('keep') }}>
        <Button
          variant="cta"
          size="lg"
          onClick={() => {
            setMissing(!reason)
            if (reason) return setAsking(true)
            // On a phone the reasons are far above this button, or their message is below the bar that it is in.
            reasons.current?.querySelector('input')?.focus({ preventScroll: true })
            reasons.current?.scrollIntoView({ block: 'center' })
          }}
        >
          {text('ask')}
        </Button>
      </CancellationActions>
      {asking && (
        <AskDialog
          booking={booking}
          quote={quote}
          pending={ask.isPending}
          failure={ask.error ? failureOf(ask.error) : undefined}
          onAsk={send}
          onClose={() => {
            setAsking(false)
            ask.reset()
          }}
        />
      )}
    </TwoColumns>
  )
}
