import { reservations, type Reservation } from '@metrolibre/api-client'
import type { PaymentPlan } from '@metrolibre/contract'
import {
  FormattedMessage,
  Link,
  useFeedback,
  useIntl,
  usePageMutation,
  useQueryClient,
  useSearchParams,
} from '@metrolibre/platform'
import { Box, Button, Text, TextLink } from '@metrolibre/ui'
import { useState } from 'react'
import { ChangeOf } from '../../features/booking/change-of.tsx'
import { Summary, type SummaryPlace } from '../../features/booking/summary.tsx'
import { BookingWaiting } from '../../features/booking/waiting.tsx'
import { MovingCostsOfReservation } from '../../property/moving-costs.tsx'
import { HoldBand } from '../../features/hold/hold-band.tsx'
import { ConfirmChange } from './confirm-change.tsx'
import { ContractStep } from './contract-step.tsx'
import { PayStep } from './pay-step.tsx'
import { SignedStep } from './signed-step.tsx'
import { useSignedTerms } from './use-signed-terms.ts'
import { useBookingSteps } from './use-steps.ts'

interface Props {
  reservation: Reservation
  place: SummaryPlace
  now: () => number
  /** Called when the time is over, to load the reservation's new state. */
  onStale: () => void
  /** Starts again with the same dates. */
  onRestart: () => void
  /** Goes back to the dates, which stay on hold. Absent where they have to be given up first. */
  onDates?: () => void
}

/** Steps 2 and 3 of a reservation that is still active. */
export function LiveSteps({ reservation, place, now, onStale, onRestart, onDates }: Props) {
  const [search] = useSearchParams()
  const { toPayment, backToContract } = useBookingSteps()
  const { formatMessage } = useIntl()
  const { confirm, showError } = useFeedback()
  const client = useQueryClient()
  const cancel = usePageMutation(reservations.cancel(reservation.id))
  const signedBefore = useSignedTerms(reservation)
  const [plan, setPlan] = useState<PaymentPlan>('once')
  const letGo = async (kind: 'cancel' | 'change') => {
    const group = kind === 'cancel' && reservation.dateChange ? 'giveUp' : kind
    const text = (name: 'title' | 'text' | 'confirm') =>
      formatMessage({ id: `tenants.booking.${group}.${name}` })
    const sure = await confirm({
      title: text('title'),
      text: text('text'),
      confirm: text('confirm'),
      cancel: formatMessage({ id: 'tenants.booking.keep' }),
      danger: true,
    })
    if (!sure) return
    try {
      const after = await cancel.mutateAsync()
      client.setQueryData(reservations.detail(reservation.id).queryKey, after)
      if (kind === 'change') onRestart()
    } catch (error) {
      onStale()
      void showError(error)
    }
  }
  const band = <HoldBand reservation={reservation} now={now} onExpire={onStale} />
  const summary = (
    <>
      <Summary
        place={place}
        stay={reservation}
        band={<Box display={{ base: 'none', md: 'block' }}>{band}</Box>}
        costs={<MovingCostsOfReservation reservation={reservation} monthly={plan === 'monthly'} />}
        {...((reservation.status !== 'held' || reservation.dateChange) && {
          note: (
            <>
              <ChangeOf reservation={reservation} />
              {reservation.status !== 'held' && <Terms isFree={reservation.dateChange?.due === 0} />}
            </>
          ),
        })}
      />
      <Box mt="12px" textAlign="center">
        <Button variant="ghost" size="sm" loading={cancel.isPending} onClick={() => void letGo('cancel')}>
          <FormattedMessage
            id={reservation.dateChange ? 'tenants.booking.giveUp.action' : 'tenants.booking.cancel.action'}
          />
        </Button>
      </Box>
    </>
  )
  const { id, status } = reservation
  const common = { reservation, place, band, summary }
  const toDates = onDates ?? (() => void letGo('change'))
  if (status === 'held' && signedBefore === undefined) return <BookingWaiting />
  if (status === 'held')
    return (
      <ContractStep
        {...common}
        signedBefore={signedBefore ?? null}
        now={now}
        onStale={onStale}
        onBack={toDates}
        backText={onDates ? 'step' : 'change'}
        onSigned={() => toPayment(id)}
      />
    )
  if (search.get('step') === 'contract')
    return (
      <SignedStep
        {...common}
        onBack={toDates}
        backText={onDates ? 'step' : 'change'}
        onNext={() => toPayment(id)}
      />
    )
  const last = { ...common, onStale, onBack: () => backToContract(id) }
  return reservation.dateChange?.due === 0 ? (
    <ConfirmChange {...last} />
  ) : (
    <PayStep {...last} plan={plan} onPlan={setPlan} />
  )
}

const Terms = ({ isFree }: { isFree: boolean }) => (
  <Text textStyle="small" color="fg.muted" mt="12px">
    <FormattedMessage id={isFree ? 'tenants.booking.move.terms' : 'tenants.booking.pay.terms'} />{' '}
    <TextLink as={Link} to="/terminos" target="_blank">
      <FormattedMessage id="tenants.booking.pay.termsRead" />
    </TextLink>
  </Text>
)
