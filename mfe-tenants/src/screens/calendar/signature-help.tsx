import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { WriteUs } from '../../features/booking/write-us.tsx'

/** Says what to sign with, and whom to ask. */
export function SignatureHelp() {
  const { formatMessage } = useIntl()
  return (
    <>
      <FormattedMessage id="tenants.booking.contract.help" />{' '}
      <WriteUs about={formatMessage({ id: 'tenants.booking.contract.helpMessage' })} />
    </>
  )
}
