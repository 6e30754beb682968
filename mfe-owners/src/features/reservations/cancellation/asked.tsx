import { cancellations } from '@metrolibre/api-client'
import { formatExact, type Cancellation } from '@metrolibre/contract'
import { useFeedback, usePageMutation, useLocale } from '@metrolibre/platform'
import { Box, Button, Heading, Panel, Stack, Text } from '@metrolibre/ui'
import type { OwnerBooking } from '../booking.ts'
import { CancellationActions } from './actions.tsx'
import { Lines } from './lines.tsx'
import { QuotedRequest } from './quote.tsx'
import { TimeLeft } from './time-left.tsx'
import { useCancellationTexts } from './use-cancellation-texts.ts'

interface Props {
  booking: OwnerBooking
  cancellation: Cancellation
  backTo: string
}

/** The tenant's own request: how long the owner can still answer, or how it ended. */
export function AskedCancellation({ booking, cancellation, backTo }: Props) {
  const { locale } = useLocale()
  const { text, moment } = useCancellationTexts()
  const { toast, confirm, showError } = useFeedback()
  const withdraw = usePageMutation(cancellations.withdraw(booking.id))
  const { currency, timeZone } = booking
  const { status, reason, message, refund, asked, ended, endedBy } = cancellation
  const open = status === 'open'
  const ask = async () => {
    const sure = await confirm({
      title: text('withdrawTitle'),
      text: text('withdrawText'),
      confirm: text('withdraw'),
      cancel: text('withdrawBack'),
    })
    if (sure)
      withdraw.mutate(undefined, {
        onSuccess: () => toast(text('withdrawn')),
        onError: (error) => void showError(error),
      })
  }
  return (
    <Stack gap="5" align="stretch" mt="28px" maxW="784px">
      <Panel as="section" padded>
        {open ? (
          <TimeLeft cancellation={cancellation} booking={booking} side="client" />
        ) : (
          <>
            <Heading as="h2" textStyle="cardTitle">
              {text('endedTitle')}
            </Heading>
            <Text color="fg.muted" mt="2">
              {ended && text(`endedBy.${endedBy ?? 'timer'}`, { moment: moment(ended, timeZone) })}
            </Text>
          </>
        )}
        <Box mt="4">
          <Lines
            items={[
              {
                id: 'refund',
                term: text('back'),
                value: formatExact({ amount: refund, currency }, locale),
                amount: true,
              },
              { id: 'asked', term: text('askedAt'), value: moment(asked, timeZone) },
              { id: 'reason', term: text('why'), value: text(`reason.${reason}`) },
            ]}
          />
        </Box>
        {message && (
          <Box borderTopWidth="1px" borderColor="border" pt="3">
            <Heading as="h3" textStyle="label" mb="2">
              {text('yourMessage')}
            </Heading>
            <QuotedRequest message={message} />
          </Box>
        )}
      </Panel>
      <CancellationActions back={{ to: backTo, text: text('toBooking') }}>
        {open && (
          <Button size="lg" variant="outline" loading={withdraw.isPending} onClick={() => void ask()}>
            {text('withdraw')}
          </Button>
        )}
      </CancellationActions>
    </Stack>
  )
}
