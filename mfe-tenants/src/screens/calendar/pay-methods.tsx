import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Box, Flex, Heading, Panel, Text } from '@metrolibre/ui'
import { CreditCard } from '@metrolibre/ui/icons'
import { WriteUs } from '../../features/booking/write-us.tsx'

/** The payment methods: by card, or by bank transfer after contacting us. A change of dates is paid by card. */
export function PayMethods({ name, byCardOnly }: { name: string; byCardOnly: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <Heading as="h2" textStyle="cardTitle" mb="12px">
        <FormattedMessage id="tenants.booking.pay.how" />
      </Heading>
      <Panel padded>
        <Flex gap="16px" align="center">
          <Box color="fg.link" flex="none">
            <CreditCard size={28} />
          </Box>
          <div>
            <Text fontWeight={640}>
              <FormattedMessage id="tenants.booking.pay.card" />
            </Text>
            <Text textStyle="small" color="fg.muted">
              <span>
                <FormattedMessage
                  id={byCardOnly ? 'tenants.booking.pay.cardOnly' : 'tenants.booking.pay.cardText'}
                />
              </span>{' '}
              {!byCardOnly && (
                <WriteUs about={formatMessage({ id: 'tenants.booking.pay.transferMessage' }, { name })} />
              )}
            </Text>
          </div>
        </Flex>
      </Panel>
    </>
  )
}
