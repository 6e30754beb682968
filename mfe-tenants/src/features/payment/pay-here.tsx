import { FormattedMessage } from '@metrolibre/platform'
import { Box, TextLink } from '@metrolibre/ui'

/** Leads to the checkout in this tab, for browsers that open no other one or an empty one. */
export const PayHere = ({ address }: { address: string }) => (
  <Box mt="12px">
    <TextLink href={address} rel="noreferrer">
      <FormattedMessage id="tenants.booking.pay.here" />
    </TextLink>
  </Box>
)
