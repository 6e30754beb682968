import { dateChanges, reservations, type Reservation } from '@metrolibre/api-client'
import { FormattedMessage, useMutation, useQueryClient } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { BackButton, StepActions } from '@metrolibre/ui/parts'
import type { ReactNode } from 'react'
import { ErrorAlert } from '../../features/booking/error-alert.tsx'
import { StepFrame } from '../../features/booking/step-frame.tsx'
import type { SummaryPlace } from '../../features/booking/summary.tsx'
import { PayButton } from './pay-button.tsx'
import { PaySummary } from './pay-summary.tsx'

interface Props {
  reservation: Reservation
  place: SummaryPlace
  band: ReactNode
  summary: ReactNode
  onStale: () => void
  onBack: () => void
}

/** Step 3 of a change of dates for which nothing is left to pay. */
export function ConfirmChange({ reservation, place, band, summary, onStale, onBack }: Props) {
  const client = useQueryClient()
  const confirm = useMutation(dateChanges.confirm(reservation.id))
  const press = () =>
    confirm.mutate(undefined, {
      onSuccess: (after) => client.setQueryData(reservations.detail(reservation.id).queryKey, after),
      onError: onStale,
    })
  return (
    <StepFrame
      step="payment"
      title={<FormattedMessage id="tenants.booking.move.confirmTitle" />}
      text={<FormattedMessage id="tenants.booking.move.confirmText" />}
      summary={summary}
      actions={
        <StepActions
          band={band}
          back={<BackButton text={<FormattedMessage id="tenants.booking.pay.back" />} onClick={onBack} />}
          next={
            <PayButton busy={confirm.isPending} onPress={press}>
              <FormattedMessage id="tenants.booking.move.confirm" />
            </PayButton>
          }
        />
      }
    >
      {confirm.error && (
        <Box mb="16px">
          <ErrorAlert error={confirm.error} />
        </Box>
      )}
      <PaySummary reservation={reservation} place={place} />
    </StepFrame>
  )
}
