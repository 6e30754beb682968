import { isApiError } from '@metrolibre/api-client'
import type { RentalMode } from '@metrolibre/contract'
import { FormattedMessage, Link, useErrorText } from '@metrolibre/platform'
import { Alert, Button } from '@metrolibre/ui'
import { ResendConfirmation } from '../../features/confirm-email/resend-confirmation.tsx'

interface Props {
  /** The user tried to continue without a valid choice. */
  warned: boolean
  /** The first day of the months was chosen. */
  begun: boolean
  /** The chosen dates have been booked by somebody else. */
  gone: boolean
  /** Why the place could not be put on hold. */
  error: unknown
  rentalMode: RentalMode
}

/** Returns an action for a refusal that a retry would not change. */
const wayOn = (error: unknown) => {
  if (isApiError(error, 'email_unconfirmed')) return <ResendConfirmation />
  if (!isApiError(error, 'hold_limit', 'own_hold')) return null
  return (
    <Button as={Link} to="/my-locations/reservations" variant="outline" size="sm">
      <FormattedMessage id="tenants.booking.myReservations" />
    </Button>
  )
}

/** Shows why the user can't continue, after they tried. */
export function DatesRefused({ warned, begun, gone, error, rentalMode }: Props) {
  const describe = useErrorText()
  const mode = rentalMode === 'hour' ? 'hours' : 'months'
  if (gone && !isApiError(error, 'period_taken'))
    return (
      <Alert tone="warn" role="alert" title={<FormattedMessage id={`tenants.booking.dates.${mode}.gone`} />}>
        <FormattedMessage id="tenants.booking.dates.goneText" />
      </Alert>
    )
  if (warned)
    return (
      <Alert tone="warn" role="alert" title={<FormattedMessage id="tenants.booking.dates.invalid" />}>
        <FormattedMessage
          id={
            mode === 'months' && begun
              ? 'tenants.booking.dates.months.missing'
              : `tenants.booking.dates.${mode}.text`
          }
        />
      </Alert>
    )
  if (!error) return null
  const { text, reference } = describe(error)
  const isClear = isApiError(error, 'period_taken', 'own_hold', 'hold_limit', 'email_unconfirmed')
  return (
    <Alert tone="bad" title={text} reference={isClear ? undefined : reference} action={wayOn(error)}>
      {isApiError(error, 'period_taken') && <FormattedMessage id="tenants.booking.dates.taken" />}
      {isApiError(error, 'email_unconfirmed') && <FormattedMessage id="tenants.booking.dates.unconfirmed" />}
    </Alert>
  )
}
