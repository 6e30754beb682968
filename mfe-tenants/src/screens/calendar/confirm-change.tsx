import { dateChanges } from '@metrolibre/api-client'
import { FormattedMessage, usePageMutation } from '@metrolibre/platform'
import { Box } from '@metrolibre/ui'
import { ErrorAlert } from '../../features/booking/error-alert.tsx'
import { type LastStepProps, PayFrame } from './pay-frame.tsx'
import { PaySummary } from './pay-summary.tsx'
import { useLeaving } from './use-leaving.ts'

/** Step 3 of a change of dates for which nothing is left to pay. */
export function ConfirmChange({ reservation, place, band, summary, onStale, onBack }: LastStepProps) {
  useLeaving(reservation)
  const confirm = usePageMutation(dateChanges.confirm(reservation.id))
  return (
    <PayFrame
      title={<FormattedMessage id="tenants.booking.move.confirmTitle" />}
      text={<FormattedMessage id="tenants.booking.move.confirmText" />}
      action={<FormattedMessage id="tenants.booking.move.confirm" />}
      busy={confirm.isPending}
      onPress={() => confirm.mutate(undefined, { onError: onStale })}
      band={band}
      summary={summary}
      onBack={onBack}
    >
      {confirm.error && (
        <Box mb="16px">
          <ErrorAlert error={confirm.error} />
        </Box>
      )}
      <PaySummary reservation={reservation} place={place} />
    </PayFrame>
  )
}
