import { cancellations } from '@metrolibre/api-client'
import { formatExact, type Cancellation, type ReservationParty } from '@metrolibre/contract'
import { useFeedback, usePageMutation, useLocale } from '@metrolibre/platform'
import { Alert, Box, Button, Heading, Panel, Stack } from '@metrolibre/ui'
import { bookingPartyName, type OwnerBooking } from '../booking.ts'
import { BookingCard } from './booking-card.tsx'
import { Lines } from './lines.tsx'
import { QuotedRequest } from './quote.tsx'
import { TimeLeft } from './time-left.tsx'
import { TwoColumns } from '../../../parts/columns.tsx'
import { CancellationActions } from './actions.tsx'
import { useCancellationTexts } from './use-cancellation-texts.ts'

interface Props {
  booking: OwnerBooking
  client: ReservationParty
  cancellation: Cancellation
  backTo: string
}

/** A tenant's request as the owner sees it: how long there is to answer, and what happens then. */
export function CancellationAnswer({ booking, client, cancellation, backTo }: Props) {
  const { locale } = useLocale()
  const { text, moment, day } = useCancellationTexts()
  const { confirm, toast, showError } = useFeedback()
  const agree = usePageMutation(cancellations.agree(booking.id))
  const { currency, timeZone, period, serverTime } = booking
  const { status, refund, reason, message, ended, endedBy } = cancellation
  const open = status === 'open'
  const who = bookingPartyName(client)
  const amount = formatExact({ amount: refund, currency }, locale)
  const decide = async () => {
    const sure = await confirm({
      title: text('agreeTitle', { who }),
      text: text('agreeText', { amount }),
      confirm: text('agree'),
      cancel: text('agreeBack'),
    })
    if (sure)
      agree.mutate(undefined, {
        onSuccess: () => toast(text('agreed')),
        onError: (error) => void showError(error),
      })
  }
  return (
    <TwoColumns mt="28px">
      <Stack gap="5" align="stretch">
        <Panel as="section" padded>
          {open ? (
            <TimeLeft booking={booking} cancellation={cancellation} side="owner" />
          ) : (
            <Heading as="h2" textStyle="cardTitle">
              {ended &&
                text(endedBy === 'owner' ? 'endedBy.you' : 'endedBy.timer', {
                  moment: moment(ended, timeZone),
                })}
            </Heading>
          )}
          <Box mt="4">
            <QuotedRequest
              message={message}
              footer={
                <>
                  {client.firstName} {client.lastName}, {text(`reasonOf.${reason}`)}
                </>
              }
            />
          </Box>
        </Panel>
        <Panel as="section" padded>
          <Heading as="h2" textStyle="cardTitle" mb="3">
            {text(open ? 'effects' : 'effectsDone')}
          </Heading>
          <Lines
            items={[
              { id: 'tenant', term: text('effectTenant', { who }), value: amount, amount: true },
              {
                id: 'owner',
                term: text(refund > 0 ? 'effectOwner' : 'effectOwnerNothing'),
                value: refund > 0 ? `−${amount}` : amount,
                amount: true,
              },
              {
                id: 'place',
                term: text('effectPlace'),
                value: text(refund > 0 ? 'effectFreeLater' : 'effectFree', {
                  day: day(Math.max(period.start, serverTime), timeZone),
                }),
              },
            ]}
          />
          {open && (
            <Box mt="4">
              <Alert role="none">{text('ruleNote')}</Alert>
            </Box>
          )}
        </Panel>
        <CancellationActions back={{ to: backTo, text: text('toBooking') }}>
          {open && (
            <Button size="lg" loading={agree.isPending} onClick={() => void decide()}>
              {text('agree')}
            </Button>
          )}
        </CancellationActions>
      </Stack>
      <BookingCard booking={booking} client={client} />
    </TwoColumns>
  )
}
