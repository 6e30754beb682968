import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { WriteUs } from '../../features/booking/write-us.tsx'

/** With what to sign, and whom to ask. */
export function SignatureHelp() {
  const { formatMessage } = useIntl()
  return (
    <>
      <FormattedMessage id="tenants.booking.contract.help" />{' '}
      <WriteUs about={formatMessage({ id: 'tenants.booking.contract.helpMessage' })} />
    </>
  )
}
