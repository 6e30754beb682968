import { FormattedMessage, useErrorText } from '@metrolibre/platform'
import { Alert, Box } from '@metrolibre/ui'
import { InView } from '../../features/booking/in-view.tsx'

interface Props {
  /** A checkout is open somewhere. */
  waiting: boolean
  /** Its tab came back without a payment. */
  stopped: boolean
  error: unknown
}

/** How the payment stands. */
export function PayNotice({ waiting, stopped, error }: Props) {
  const describe = useErrorText()
  const notice = error ? (
    <InView>
      <Alert tone="bad" title={describe(error).text} reference={describe(error).requestId} />
    </InView>
  ) : stopped ? (
    <InView>
      <Alert tone="bad" title={<FormattedMessage id="tenants.booking.pay.stoppedTitle" />}>
        <FormattedMessage id="tenants.booking.pay.stoppedText" />
      </Alert>
    </InView>
  ) : waiting ? (
    <Alert tone="info" title={<FormattedMessage id="tenants.booking.pay.waitingTitle" />}>
      <FormattedMessage id="tenants.booking.pay.waitingText" />
    </Alert>
  ) : null
  return notice && <Box mb="20px">{notice}</Box>
}
