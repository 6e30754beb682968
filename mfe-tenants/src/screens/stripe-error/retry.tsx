import type { Reservation } from '@metrolibre/api-client'
import { chatLink } from '@metrolibre/contract'
import { FormattedMessage, useIntl, useRuntimeConfig } from '@metrolibre/platform'
import { Alert, Box, Button, Flex, Text } from '@metrolibre/ui'
import { WhatsappLogo } from '@metrolibre/ui/icons'
import { ErrorAlert } from '../../features/booking/error-alert.tsx'
import { PayHere } from '../../features/payment/pay-here.tsx'
import { usePay } from '../../features/payment/use-pay.ts'

const codeLength = 8

interface Props {
  reservation: Reservation
  refused: boolean
}

/** Offers to pay again or to contact us; the code identifies the reservation. */
export function Retry({ reservation, refused }: Props) {
  const { formatMessage } = useIntl()
  const { chatPhone } = useRuntimeConfig()
  const { pay, busy, error, address } = usePay(reservation)
  const cause = refused ? 'refused' : 'cause'
  const code = reservation.id.slice(0, codeLength).toUpperCase()
  const help = formatMessage({ id: 'tenants.booking.failed.helpMessage' }, { code })
  return (
    <Box mt="24px">
      <Alert tone="bad" role="none" title={<FormattedMessage id={`tenants.booking.failed.${cause}`} />}>
        <FormattedMessage id={`tenants.booking.failed.${cause}Text`} />
      </Alert>
      <Flex gap="12px" mt="24px" wrap="wrap">
        <Button variant="cta" size="lg" loading={busy} onClick={pay}>
          <FormattedMessage id="tenants.booking.failed.again" />
        </Button>
        <Button
          as="a"
          href={chatLink(chatPhone, help)}
          target="_blank"
          rel="noopener noreferrer"
          variant="outline"
          size="lg"
          icon={<WhatsappLogo />}
        >
          <FormattedMessage id="tenants.booking.failed.help" />
        </Button>
      </Flex>
      {address && <PayHere address={address} />}
      {error !== null && (
        <Box mt="16px">
          <ErrorAlert error={error} />
        </Box>
      )}
      <Text textStyle="small" color="fg.muted" mt="20px">
        <FormattedMessage id="tenants.booking.failed.transfer" values={{ code }} />
      </Text>
    </Box>
  )
}
