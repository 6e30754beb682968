import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { WriteUs } from '../../features/booking/write-us.tsx'

/** Says whom to ask if one cannot sign. */
export function SignatureHelp() {
  const { formatMessage } = useIntl()
  return (
    <>
      <FormattedMessage id="tenants.booking.contract.help" />{' '}
      <WriteUs about={formatMessage({ id: 'tenants.booking.contract.helpMessage' })} />
    </>
  )
}
