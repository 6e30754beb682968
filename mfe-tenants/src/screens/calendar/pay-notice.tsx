import { FormattedMessage } from '@metrolibre/platform'
import { Alert, Box } from '@metrolibre/ui'
import { InView } from '@metrolibre/ui/parts'
import { ErrorAlert } from '../../features/booking/error-alert.tsx'
import { PayHere } from '../../features/payment/pay-here.tsx'

interface Props {
  /** A checkout is open in another tab. */
  waiting: boolean
  /** The checkout's tab came back without a payment. */
  stopped: boolean
  error: unknown
  /** The checkout's address, once it is known. */
  address: string | null
}

/** Shows the state of the payment. */
export function PayNotice({ waiting, stopped, error, address }: Props) {
  const notice = error ? (
    <ErrorAlert error={error} />
  ) : stopped ? (
    <InView>
      <Alert tone="bad" title={<FormattedMessage id="tenants.booking.pay.stoppedTitle" />}>
        <FormattedMessage id="tenants.booking.pay.stoppedText" />
      </Alert>
    </InView>
  ) : waiting || address ? (
    <Alert tone="info" title={<FormattedMessage id="tenants.booking.pay.waitingTitle" />}>
      <span>
        <FormattedMessage id="tenants.booking.pay.waitingText" />
      </span>
      {address && <PayHere address={address} />}
    </Alert>
  ) : null
  return notice && <Box mb="20px">{notice}</Box>
}
